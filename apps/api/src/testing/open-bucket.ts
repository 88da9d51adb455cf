import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

/** A bucket named `files` on a server of its own, which knows the key S3RVER; what lies in it stays while it is away. */
export async function openBucket(port = 0) {
  const directory = mkdtempSync(join(tmpdir(), "holeshot-bucket-"));
  let server: S3rver | undefined;
  const open = async (): Promise<number> => {
    server = new S3rver({
      address: "127.0.0.1",
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: "files", configs: [] }],
    });
    return (await server.run()).port;
  };
  const close = async (): Promise<void> => {
    await server?.close();
    server = undefined;
  };
  return {
    endpoint: `http://127.0.0.1:${await open()}`,
    open,
    close,
    async [Symbol.asyncDispose]() {
      await close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
