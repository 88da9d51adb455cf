export { cutGloves as cut } from "@holeshot/garments";
