export { cutJersey as cut } from "@holeshot/garments";
