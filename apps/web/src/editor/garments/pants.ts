export { cutPants as cut } from "@holeshot/garments";
