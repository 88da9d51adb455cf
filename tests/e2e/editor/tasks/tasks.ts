import type { Task } from "./task.ts";
import { designTasks } from "./tasks-design.ts";
import { lookTasks } from "./tasks-look.ts";
import { placeTasks } from "./tasks-place.ts";

/** Twenty, in the order in which a rider would come to them. */
export const tasks: readonly Task[] = [...lookTasks, ...placeTasks, ...designTasks];
