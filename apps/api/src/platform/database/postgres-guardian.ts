import { spawn } from "node:child_process";

const GUARDIAN = `
const { spawnSync } = require("node:child_process");
process.stdin.resume();
process.stdin.on("end", () => {
  spawnSync(process.argv[1], ["-D", process.argv[2], "-m", "fast", "stop"], { stdio: "ignore" });
});
`;

/**
 * Where the kernel cannot end the database with the server, a small process holds a
 * pipe to the server and stops the database when the pipe closes, however that came.
 */
export function guardPostgres(pgCtl: string, cluster: string): void {
  const guardian = spawn(process.execPath, ["-e", GUARDIAN, pgCtl, cluster], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guardian.unref();
}
