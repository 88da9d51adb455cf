export { alterModel, readAlterations } from "@holeshot/views";
