export { startSandbox } from "./sandbox.ts";
export type { Sandbox, SandboxOptions } from "./sandbox.ts";
export { signNotification, verifyNotification } from "./signature.ts";
