import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { HALF_A_CODE, isDecodable, type SettingsReader } from "./settings.ts";

export type StorageConfig =
  | { readonly kind: "disk"; readonly folder: string }
  | {
      readonly kind: "s3";
      readonly endpoint: string;
      readonly bucket: string;
      readonly region: string;
      /** Absent: those that the platform gives to the process (instance role, container, web identity). */
      readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
      /** `redirected`: browsers fetch pictures of designs from the bucket, by addresses that are signed for an hour. */
      readonly pictures: "streamed" | "redirected";
    };

/** `STORAGE_URL`: a folder, `file:///folder`, or `s3+https://[KEY:SECRET@]host/bucket?region=…`. */
export function storageConfig(settings: SettingsReader, dataDir: string): StorageConfig {
  const storage = readStorage(settings, dataDir);
  if (storage.kind === "disk" && readPictures(settings) === "redirected") {
    settings.fault("STORAGE_PICTURES", "redirected needs a bucket in STORAGE_URL");
  }
  return storage;
}

function readStorage(settings: SettingsReader, dataDir: string): StorageConfig {
  const value = settings.text("STORAGE_URL");
  if (value === undefined) return { kind: "disk", folder: resolve(dataDir, "files") };
  if (/^s3\+https?:\/\//.test(value)) return s3Config(settings, value);
  if (value.startsWith("file:")) return { kind: "disk", folder: folderOf(settings, value) };
  if (!/^[a-z0-9+]+:\/\//i.test(value)) return { kind: "disk", folder: resolve(value) };
  settings.fault("STORAGE_URL", "must be a folder or s3+https://[KEY:SECRET@]host/bucket");
  return { kind: "disk", folder: resolve(dataDir, "files") };
}

function folderOf(settings: SettingsReader, value: string): string {
  try {
    return fileURLToPath(value);
  } catch {
    settings.fault("STORAGE_URL", "must be a folder of this machine: file:///folder");
    return "";
  }
}

/** Where nobody is: the settings are refused. */
const NOWHERE = new URL("https://nowhere.invalid/none");

function readBucket(settings: SettingsReader, value: string): URL {
  const address = value.slice("s3+".length);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && isDecodable(url)) return url;
  // A platform's secrets are made of letters, + and /; the last ends an address before its host.
  settings.fault(
    "STORAGE_URL",
    url ? HALF_A_CODE : "cannot be read: a / in the secret is written %2F, a + %2B, a % %25",
  );
  return NOWHERE;
}

function s3Config(settings: SettingsReader, value: string): StorageConfig {
  const url = readBucket(settings, value);
  const bucket = url.pathname.replaceAll("/", "");
  if (!bucket || (url.username === "") !== (url.password === "")) {
    settings.fault(
      "STORAGE_URL",
      "needs a bucket, and a key with its secret or neither: s3+https://[KEY:SECRET@]host/bucket",
    );
  }
  return {
    kind: "s3",
    endpoint: url.origin,
    bucket,
    region: url.searchParams.get("region") ?? "auto",
    keys: url.username
      ? {
          accessKeyId: decodeURIComponent(url.username),
          secretAccessKey: decodeURIComponent(url.password),
        }
      : undefined,
    pictures: readPictures(settings),
  };
}

function readPictures(settings: SettingsReader): "streamed" | "redirected" {
  const value = settings.text("STORAGE_PICTURES") ?? "streamed";
  if (value === "streamed" || value === "redirected") return value;
  settings.fault("STORAGE_PICTURES", `must be streamed or redirected, not "${value}"`);
  return "streamed";
}
