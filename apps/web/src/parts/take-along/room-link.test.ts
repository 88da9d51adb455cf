import { expect, test } from "vitest";
import { roomLink } from "./room-link.ts";

const files = [
  { name: "model.glb", file_url: "/api/a/model.glb?document=1&signature=x", bytes: 1 },
  { name: "model.usdz", file_url: "/api/a/model.usdz?document=1", bytes: 1 },
] as const;
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36";
const phone = { knowsAr: false, userAgent: android, origin: "https://shop.example" };

test("a phone that opens USDZ itself gets the file, at its true size", () => {
  const link = roomLink(files, "Kit", { ...phone, knowsAr: true });
  expect(link).toEqual({
    by: "quick-look",
    href: "https://shop.example/api/a/model.usdz?document=1#allowsContentScaling=0",
  });
});

test("Android's viewer gets the whole https address of the GLB, and a way back", () => {
  const href = roomLink(files, "Zoë & co, Jersey", phone)?.href ?? "";
  const [before = "", intent = ""] = href.split("#Intent;");
  const query = new URL(before.replace("intent:", "https:")).searchParams;
  expect(query.get("file")).toBe(`https://shop.example${files[0].file_url}`);
  expect(query.get("title")).toBe("Zoë & co, Jersey");
  expect(intent).toContain("package=com.google.ar.core");
  expect(intent.endsWith(";end;")).toBe(true);
});

test("without https, on a computer and without files there is none", () => {
  expect(roomLink(files, "Kit", { ...phone, origin: "http://127.0.0.1:3000" })).toBe(null);
  expect(roomLink(files, "Kit", { ...phone, userAgent: "Mozilla/5.0 (X11; Linux)" })).toBe(null);
  expect(roomLink([], "Kit", phone)).toBe(null);
});
