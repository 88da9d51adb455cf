import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SettingsReader } from "./settings.ts";

export type StorageConfig =
  | { readonly kind: "disk"; readonly folder: string }
  | {
      readonly kind: "s3";
      readonly endpoint: string;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/** `STORAGE_URL`: a folder, `file:///folder`, or `s3+https://KEY:SECRET@host/bucket?region=…`. */
export function storageConfig(settings: SettingsReader, dataDir: string): StorageConfig {
  const value = settings.text("STORAGE_URL");
  if (value === undefined) return { kind: "disk", folder: resolve(dataDir, "files") };
  if (/^s3\+https?:\/\//.test(value)) return s3Config(settings, value);
  if (value.startsWith("file:")) return { kind: "disk", folder: fileURLToPath(value) };
  if (!/^[a-z0-9+]+:\/\//i.test(value)) return { kind: "disk", folder: resolve(value) };
  settings.fault("STORAGE_URL", "must be a folder or s3+https://KEY:SECRET@host/bucket");
  return { kind: "disk", folder: resolve(dataDir, "files") };
}

function s3Config(settings: SettingsReader, value: string): StorageConfig {
  const url = new URL(value.slice("s3+".length));
  const bucket = url.pathname.replaceAll("/", "");
  if (!bucket || !url.username || !url.password) {
    settings.fault(
      "STORAGE_URL",
      "needs a key, a secret and a bucket: s3+https://KEY:SECRET@host/bucket",
    );
  }
  return {
    kind: "s3",
    endpoint: url.origin,
    bucket,
    region: url.searchParams.get("region") ?? "auto",
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
