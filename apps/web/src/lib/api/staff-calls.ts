import { staffEndpoints } from "@holeshot/contract";
import { knowCalls } from "./call.ts";

// Whoever imports this makes calls of the desk: a customer's browser does not know where they are.
knowCalls(staffEndpoints);
