import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Caller,
  choose,
  newCart,
  order,
  postDesign,
  type Reply,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { withImage } from "../../testing/with-image.ts";
import { imageKinds, keepImages, libraryModule, readAsset } from "./index.ts";
import { multipartBody, picture, pngChunk, pngSaying } from "./test-files.ts";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(async () => {
  await platform.close();
});

async function upload(caller: Caller, bytes: Uint8Array, name = "logo.bin"): Promise<Reply> {
  const { body, headers } = multipartBody(bytes, name);
  return await caller.post("/api/images", body, headers);
}

async function uploaded(caller: Caller, bytes: Uint8Array, name?: string): Promise<string> {
  const reply = await upload(caller, bytes, name);
  expect(reply.text, name).toContain('"id"');
  return (reply.json as { id: string }).id;
}

async function original(id: string): Promise<Buffer> {
  const reply = await platform.visitor.get(`/api/images/${id}/original`);
  expect(reply.status).toBe(200);
  return Buffer.from(reply.bytes);
}

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><path fill="#f50" d="M0 0h40v20H0z"/></svg>',
);

async function cartWith(caller: Caller, saved: Reply): Promise<string> {
  const cart = await newCart(caller);
  const design = saved.json.design.uuid as string;
  await caller.post(`/api/cart/${cart}/add/${design}`);
  await choose(caller, cart, design, { jersey: [{}], pants: [{}], gloves: [{}] });
  return cart;
}

describe("upload", () => {
  test("a PNG stays a PNG with its transparency, pixel by pixel", async () => {
    const png = await picture(60, 40, true).png().toBuffer();
    const reply = await upload(platform.visitor, png, "Mijn logo é.png");
    expect(reply.status).toBe(201);
    const { id } = reply.json as { id: string };
    expect(reply.json).toEqual({
      ...{ id, name: "Mijn logo é.png", kind: "pixel", mime: "image/png", width: 60, height: 40 },
      bytes: (await original(id)).length,
      url: `/api/images/${id}/original`,
      preview_url: `/api/images/${id}/preview`,
      used_at: null,
      created_at: expect.stringMatching(/Z$/),
    });
    const [stored, sent] = [await original(id), png];
    expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer());
  });

  test("names of what could not be drawn reach the header in plain letters", async () => {
    const odd = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><日本/><a:é xmlns:a="x"/><path d="M0 0h4v4z"/></svg>',
    );
    const reply = await upload(platform.visitor, odd, "odd.svg");
    expect(reply.status, reply.text).toBe(201);
    const dropped = reply.headers["x-image-dropped"];
    expect(typeof dropped === "string" ? dropped : "").toMatch(/^[\w.:@#?,-]*$/);
  });

  test("a photograph is turned upright and loses its metadata", async () => {
    const jpeg = await picture(80, 40)
      .withExif({ IFD0: { Artist: "Secret Person", Orientation: "6" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const id = await uploaded(platform.visitor, jpeg, "photo.jpg");
    const stored = await original(id);
    const found = await sharp(stored).metadata();
    expect([found.width, found.height, found.format]).toEqual([40, 80, "jpeg"]);
    expect([found.exif, found.icc, found.xmp]).toEqual([undefined, undefined, undefined]);
    expect(stored.includes("Secret")).toBe(false);
  });

  test("CMYK becomes sRGB, sixteen bits eight, and an animation its first picture", async () => {
    const cmyk = await picture(50, 50).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const [a, b, c] = [
      await uploaded(platform.visitor, cmyk),
      await uploaded(
        platform.visitor,
        await picture(50, 50).toColourspace("rgb16").png().toBuffer(),
      ),
      await uploaded(
        platform.visitor,
        await sharp(
          [await picture(30, 30).png().toBuffer(), await picture(30, 30).negate().png().toBuffer()],
          {
            join: { animated: true },
          },
        )
          .webp({ delay: [100, 100] })
          .toBuffer(),
      ),
    ];
    const [first, second, third] = await Promise.all(
      [a, b, c].map(async (id) => await sharp(await original(id)).metadata()),
    );
    expect([first?.space, first?.format]).toEqual(["srgb", "jpeg"]);
    expect([second?.depth, second?.format]).toEqual(["uchar", "png"]);
    expect([third?.width, third?.height, third?.pages ?? 1]).toEqual([30, 30, 1]);
  });

  test("an SVG is rebuilt, and what it lost is said", async () => {
    const reply = await upload(platform.visitor, svg, "merk.svg");
    expect(reply.status).toBe(201);
    expect(reply.json).toMatchObject({
      kind: "vector",
      mime: "image/svg+xml",
      width: 40,
      height: 20,
    });
    expect(reply.headers["x-image-dropped"]).toBe("script");
    const { id } = reply.json as { id: string };
    const text = (await original(id)).toString();
    expect(text).not.toContain("script");
    expect(text).toContain("#ff5500");
    const vector = await platform.visitor.get(`/api/images/${id}/vector`);
    expect([vector.status, vector.text]).toEqual([200, text]);
    expect(vector.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("an SVG in another encoding is read as it was written", async () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><g id="é"><path d="M0 0h4v4z"/></g></svg>`;
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
    const declared = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`, "latin1");
    for (const bytes of [utf16, declared]) {
      expect((await upload(platform.visitor, bytes)).status).toBe(201);
    }
  });

  test("a picture inside an SVG is decoded and written anew", async () => {
    const png = Buffer.concat([await picture(20, 20).png().toBuffer(), Buffer.from("PASSENGER")]);
    const inside = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image width="9" height="9" href="data:image/png;base64,${png.toString("base64")}"/></svg>`,
    );
    const id = await uploaded(platform.visitor, inside);
    const text = (await original(id)).toString();
    const base64 = /base64,([^"]+)"/.exec(text)?.[1] ?? "";
    expect(Buffer.from(base64, "base64").includes("PASSENGER")).toBe(false);
    expect((await sharp(Buffer.from(base64, "base64")).metadata()).width).toBe(20);
    expect((await imageKinds(platform.db, [id])).get(id)).toBe("pixel");
  });

  test("names are the last part of a path, printable and not too long", async () => {
    for (const [given, kept] of [
      ["C:\\\\Users\\\\me\\\\team logo.png", "team logo.png"],
      ["../../etc/passwd", "passwd"],
      ["a\u202egnp.exe", "agnp.exe"],
      [`${"x".repeat(400)}.png`, "x".repeat(200)],
    ] as const) {
      const reply = await upload(platform.visitor, svg, given);
      expect((reply.json as { name: string }).name).toBe(kept);
    }
  });

  test.each([
    ["unsupported_file_type", 415, Buffer.from("GIF89a")],
    ["unreadable_image", 422, Buffer.from("%PDF-1.7")],
    ["unreadable_image", 422, Buffer.from("<svg>")],
    ["unreadable_image", 422, Buffer.alloc(0)],
    ["image_too_many_pixels", 422, pngSaying(9_000, 9_000, 1000)],
    ["image_too_many_pixels", 422, pngSaying(12_001, 300, 1000)],
    ["image_too_thin", 422, pngSaying(1, 80_000_000, 1000)],
    ["image_too_thin", 422, pngSaying(8_000, 100, 1000)],
    ["file_too_large", 413, Buffer.alloc(20 * 1024 * 1024 + 1)],
  ])("%s is %d", async (code, status, bytes) => {
    const reply = await upload(platform.visitor, bytes);
    expect([reply.status, (reply.json as { code: string }).code]).toEqual([status, code]);
  });

  test("a file of exactly 20 MiB is not too large", async () => {
    const png = await picture(50, 50).png().toBuffer();
    const filler = pngChunk("fiLl", Buffer.alloc(20 * 1024 * 1024 - png.length - 12, 7));
    const bytes = Buffer.concat([png.subarray(0, 33), filler, png.subarray(33)]);
    expect(bytes.length).toBe(20 * 1024 * 1024);
    expect((await upload(platform.visitor, bytes)).status).toBe(201);
  });

  test("a body that is no such form is refused for what it is", async () => {
    const { body, headers } = multipartBody(svg, "a.svg");
    const wrongField = multipartBody(svg, "a.svg", "picture");
    const replies = [
      await platform.visitor.post("/api/images", { file: "x" }),
      await platform.visitor.post("/api/images", wrongField.body, wrongField.headers),
      await platform.visitor.post("/api/images", body.subarray(0, 120), headers),
      await platform.visitor.post("/api/images", body, { "content-type": "multipart/form-data" }),
      await platform.visitor.post("/api/images"),
    ];
    expect(replies.map(({ status, json }) => [status, (json as { code: string }).code])).toEqual([
      [415, "unsupported_media_type"],
      [422, "validation_failed"],
      [400, "bad_request"],
      [expect.any(Number), expect.stringMatching(/bad_request|unsupported_media_type/)],
      [415, "unsupported_media_type"],
    ]);
  });

  test("a bad token is refused before the file is read", async () => {
    const { body, headers } = multipartBody(svg, "a.svg");
    const reply = await platform.visitor.post("/api/images", body, {
      ...headers,
      authorization: "Bearer nothing",
    });
    expect(reply.status).toBe(401);
  });

  test("the hundred and twenty-first upload within an hour is refused", async () => {
    const busy = await platform.customer();
    const statuses: number[] = [];
    for (let at = 0; at < 121; at += 1)
      statuses.push((await upload(busy, Buffer.from("no"))).status);
    expect(statuses.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 415));
    const last = await upload(busy, svg);
    expect([statuses[120], last.status, Number(last.headers["retry-after"]) > 3000]).toEqual([
      429,
      429,
      true,
    ]);
  });
});

describe("the customer's images", () => {
  test("are listed by newest use, marked and taken out; the files stay", async () => {
    const rider = await platform.customer();
    const other = await platform.customer();
    const ids: string[] = [];
    for (const name of ["a.svg", "b.svg", "c.svg"]) ids.push(await uploaded(rider, svg, name));
    const names = async (query = ""): Promise<string[]> => {
      const reply = await rider.get(`/api/customer/images${query}`);
      return (reply.json as { data: { name: string }[] }).data.map(({ name }) => name);
    };
    expect(await names()).toEqual(["c.svg", "b.svg", "a.svg"]);
    expect((await rider.post(`/api/customer/images/${ids[0]}/used`)).status).toBe(204);
    expect(await names("?limit=-1")).toEqual(["a.svg", "c.svg", "b.svg"]);
    expect(await names("?limit=1")).toEqual(["a.svg"]);
    expect((await other.post(`/api/customer/images/${ids[1]}/used`)).status).toBe(404);
    expect((await other.delete(`/api/customer/images/${ids[1]}`)).status).toBe(404);
    expect((await rider.delete(`/api/customer/images/${ids[1]}`)).status).toBe(204);
    expect((await rider.delete(`/api/customer/images/${ids[1]}`)).status).toBe(404);
    expect(await names()).toEqual(["a.svg", "c.svg"]);
    expect((await platform.visitor.get(`/api/images/${ids[1]}/original`)).status).toBe(200);
    expect((await platform.visitor.get("/api/customer/images")).status).toBe(401);
    // What was taken out can be put back, by whose it is, and stands where it stood.
    const restore = `/api/customer/images/${ids[1]}/restore`;
    expect((await other.post(restore)).status).toBe(404);
    expect((await rider.post(restore)).status).toBe(204);
    expect((await rider.post(restore)).status).toBe(404);
    expect(await names()).toEqual(["a.svg", "c.svg", "b.svg"]);
  });

  test("erasing the customer takes their uploads with it, but for what an order or somebody else's design shows", async () => {
    const rider = await platform.customer();
    const friend = await platform.customer();
    const names = ["Jan de Vries.svg", "shared.svg", "designed.svg", "never used.svg"];
    const [ordered = "", shared = "", designed = "", unused = ""] = await Promise.all(
      names.map((name) => uploaded(rider, svg, name)),
    );
    const showing = (id: string) =>
      postDesign(rider, { change: (document) => withImage(document, id) });
    const [first, second, third] = [
      await showing(ordered),
      await showing(shared),
      await showing(designed),
    ];
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect((await order(rider, await cartWith(rider, first))).status).toBe(201);
    const uuid = second.json.design.uuid as string;
    const { hash } = (await rider.post(`/api/configured-sets/${uuid}/share`)).json;
    const copy = await friend.post(`/api/configured-sets/${uuid}/take-over`, { hash });
    expect(copy.status, copy.text).toBe(201);
    expect((await rider.get("/api/customer/export")).text).toContain("Jan de Vries.svg");

    const gone = await rider.delete("/api/customer", { password: "gate drops at nine" });
    expect(gone.status).toBe(204);
    await platform.runJobs("without pictures");
    const shown = async (id: string) =>
      (await platform.visitor.get(`/api/images/${id}/original`)).status;
    expect(await Promise.all([ordered, shared, designed, unused].map(shown))).toEqual([
      ...[200, 200, 404, 404],
    ]);
    for (const id of [designed, unused]) {
      expect(await platform.storage.exists(`images/${id}/original`)).toBe(false);
      expect(await platform.storage.exists(`images/${id}/preview`)).toBe(false);
    }
    const row = await platform.db
      .selectFrom("images")
      .select(["customer_id", "name"])
      .where("id", "=", ordered)
      .executeTakeFirst();
    expect(row).toEqual({ customer_id: null, name: "image" });
  });

  test("a visitor's upload that no saved design shows is cleared away after sixty days", async () => {
    const [kept, lost] = [
      await uploaded(platform.visitor, svg),
      await uploaded(platform.visitor, svg),
    ];
    await platform.transaction((tx) =>
      keepImages(tx, [kept], { designId: platform.newId(), ownerId: null }),
    );
    const sweep = libraryModule(() => [])
      .jobs?.(platform)
      .find(({ queue }) => queue === "sweep-images");
    const status = async (id: string): Promise<number> =>
      (await platform.visitor.get(`/api/images/${id}/original`)).status;
    for (const [days, expected] of [
      [59, [200, 200]],
      [61, [200, 404]],
    ] as const) {
      platform.setClock(new Date(Date.now() + days * 86_400_000));
      await sweep?.handle({});
      await platform.runJobs("without pictures");
      expect([days, [await status(kept), await status(lost)]]).toEqual([days, expected]);
    }
    platform.setClock(new Date());
    expect(await platform.storage.exists(`images/${lost}/preview`)).toBe(false);
    // Jobs may be delivered twice.
    const again = libraryModule(() => [])
      .jobs?.(platform)
      .find(({ queue }) => queue === "delete-image-files");
    await expect(again?.handle({ ids: [lost] })).resolves.toBeUndefined();
  });
});

describe("files", () => {
  test("are kept for a year and confirmed by their tag", async () => {
    const id = await uploaded(platform.visitor, await picture(900, 300).jpeg().toBuffer());
    const reply = await platform.visitor.get(`/api/images/${id}/preview`);
    expect(reply.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const { width, height } = await sharp(Buffer.from(reply.bytes)).metadata();
    expect([width, height]).toEqual([512, 171]);
    const tag = String(reply.headers["etag"]);
    const again = await platform.visitor.get(`/api/images/${id}/preview`, { "if-none-match": tag });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect((await platform.visitor.get(`/api/images/${id}/vector`)).status).toBe(404);
    expect((await platform.visitor.get(`/api/images/${id}/huge`)).status).toBe(404);
    expect((await platform.visitor.get(`/api/images/${platform.newId()}/original`)).status).toBe(
      404,
    );
  });

  test("are read for drawing by kind", async () => {
    const [vector, pixel] = [
      await uploaded(platform.visitor, svg),
      await uploaded(platform.visitor, await picture(30, 20).jpeg().toBuffer()),
    ];
    expect(await imageKinds(platform.db, [vector, pixel, platform.newId()])).toEqual(
      new Map([
        [vector, "vector"],
        [pixel, "pixel"],
      ]),
    );
    const drawing = await readAsset(platform, "image", vector);
    expect(drawing).toMatchObject({ kind: "vector", image: { width: 40, height: 20 } });
    expect(await readAsset(platform, "image", vector)).toStrictEqual(drawing);
    expect(await readAsset(platform, "image", pixel)).toMatchObject({
      kind: "pixel",
      width: 30,
      mime: "image/jpeg",
    });
    expect(await readAsset(platform, "image", platform.newId())).toBeUndefined();
    expect(await readAsset(platform, "logo", "no-such-logo")).toBeUndefined();
  });
});
