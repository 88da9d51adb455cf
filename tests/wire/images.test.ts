import { problem } from "@holeshot/contract";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import { describe, test } from "vitest";
import { assertRefused, assertSuccess } from "./support/assertions.ts";
import { drawDesign, findSet, saveDesign, uploadFile } from "./support/sample-design.ts";
import { sharedShop } from "./support/shared-shop.ts";
import type { Answer, Json, Person } from "./support/wire.ts";

const house = sharedShop();

function upload(who: Person, bytes: Uint8Array | string, name: string, type: string) {
  const form = new FormData();
  const part = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
  form.append("file", new Blob([part], { type }), name);
  return who.ask("POST", "/api/images", { form });
}

function svg(inside: string, head = ""): string {
  return `<?xml version="1.0"?>${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${inside}</svg>`;
}

async function listed(who: Person, query = ""): Promise<Json[]> {
  return assertSuccess(await who.get(`/api/customer/images${query}`), 200).data;
}

describe("uploads", () => {
  test("a drawing stays a drawing, a photograph is made again [S1.03]", async () => {
    const customer = await house.customer();
    const drawing = await uploadFile(customer, "roost-racing.svg", "image/svg+xml");
    assert.equal(drawing.kind, "vector");
    assert.equal(drawing.name, "roost-racing.svg");
    const vector = await house.visitor.get(`/api/images/${drawing.id}/vector`);
    assert.equal(vector.status, 200);
    assert.match(vector.headers.get("content-type") ?? "", /^image\/svg\+xml/);
    assert.match(vector.headers.get("content-security-policy") ?? "", /default-src 'none'|sandbox/);

    const photo = await uploadFile(customer, "moto-club.jpg", "image/jpeg");
    assert.deepEqual([photo.kind, photo.width, photo.height], ["pixel", 900, 600]);
    for (const path of [photo.url, photo.preview_url, drawing.url, drawing.preview_url]) {
      const answer = await house.visitor.get(path);
      assert.equal(answer.status, 200, path);
      assert.match(answer.headers.get("content-type") ?? "", /^image\//);
      assert.match(answer.headers.get("cache-control") ?? "", /max-age=31536000.*immutable/);
      assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
    }
    const none = await house.visitor.get(`/api/images/${photo.id}/vector`);
    assertRefused(none, 404, "not_found");
  });

  test("the stored file is a new one: nothing hidden in the given one survives", async () => {
    const customer = await house.customer();
    const file = fileURLToPath(new URL("./files/moto-club.jpg", import.meta.url));
    const given = await readFile(file);
    const comment = Buffer.from("a secret position");
    const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    const marked = Buffer.concat([given.subarray(0, 2), marker, comment, given.subarray(2)]);
    const image = assertSuccess(await upload(customer, marked, "me.jpg", "image/jpeg"), 201);
    const stored = await customer.get(image.url);
    assert.ok(!stored.bytes.includes(comment));
  });

  test("the type is seen in the file, not in its name", async () => {
    const customer = await house.customer();
    const file = fileURLToPath(new URL("./files/moto-club.jpg", import.meta.url));
    const answer = await upload(customer, await readFile(file), "photo.png", "image/png");
    assert.match(assertSuccess(answer, 201).mime, /^image\//);
    assertRefused(
      await upload(customer, "just words", "photo.png", "image/png"),
      415,
      "unsupported_file_type",
    );
  });

  test.each([
    ["half a PDF", "%PDF-1.7\n%âãÏÓ", "a.pdf", "application/pdf", 422, "unreadable_image"],
    ["a GIF", "GIF89a\u0001\u0000\u0001\u0000", "a.gif", "image/gif", 415, "unsupported_file_type"],
    ["HTML", "<!doctype html><script>alert(1)</script>", "a.svg", "image/svg+xml", 415, ""],
    ["nothing", "", "a.png", "image/png", 415, ""],
    [
      "half an SVG",
      '<svg xmlns="http://www.w3.org/2000/svg"><path',
      "a.svg",
      "image/svg+xml",
      422,
      "unreadable_image",
    ],
    [
      "an SVG with an entity",
      svg("<text>&x;</text>", '<!DOCTYPE svg [<!ENTITY x "y">]>'),
      "a.svg",
      "image/svg+xml",
      422,
      "unreadable_image",
    ],
    ["an empty SVG", svg(""), "a.svg", "image/svg+xml", 422, "unreadable_image"],
  ])("%s is refused", async (_, content, name, type, status, code) => {
    const answer = await upload(await house.customer(), content, name, type);
    if (code !== "") return assertRefused(answer, status, code);
    assert.ok([415, 422].includes(answer.status), `${answer.status} ${answer.text}`);
    problem.parse(answer.json);
  });

  test.each([
    ["text alone", svg("<text>Team</text>"), "nothing_to_print"],
    ["entities", svg("<text>a</text>", '<!DOCTYPE svg [<!ENTITY x "y">]>'), "own_declarations"],
    [
      "a thousand groups in one another",
      svg("<g>".repeat(1000) + "</g>".repeat(1000)),
      "too_complex",
    ],
  ])("who sends an SVG of %s is told what to do about it", async (_, content, code) => {
    const answer = await upload(await house.customer(), content, "a.svg", "image/svg+xml");
    assertRefused(answer, 422, "unreadable_image");
    assert.deepEqual(problem.parse(answer.json).errors, [{ path: "file", code, params: {} }]);
  });

  test("a DOCTYPE that names a public table does no harm", async () => {
    const named = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://evil.example/svg11.dtd">';
    const square = '<rect width="50" height="50" fill="#ff0000"/>';
    const customer = await house.customer();
    const answer = await upload(customer, svg(square, named), "a.svg", "image/svg+xml");
    const stored = await customer.get(assertSuccess(answer, 201).url);
    assert.ok(!stored.text.includes("evil"));
  });

  test("a cut off photograph is unreadable, one of 100 megapixels too large to decode", async () => {
    const customer = await house.customer();
    const file = fileURLToPath(new URL("./files/moto-club.jpg", import.meta.url));
    const half = (await readFile(file)).subarray(0, 9000);
    assertRefused(await upload(customer, half, "a.jpg", "image/jpeg"), 422, "unreadable_image");
    const huge = blackPng(10_000, 10_000);
    assertRefused(await upload(customer, huge, "a.png", "image/png"), 422, "image_too_many_pixels");
  });

  test("more than 20 MiB is too large [S5.13]", async () => {
    const answer = await upload(
      await house.customer(),
      Buffer.concat([blackPng(10, 10), Buffer.alloc(20 * 1024 * 1024)]),
      "a.png",
      "image/png",
    );
    assertRefused(answer, 413, "file_too_large");
  });

  test("what could act is not in the stored drawing", async () => {
    const customer = await house.customer();
    const evil = svg(
      `<script>alert(1)</script><style>@import url(https://evil.example/x.css);</style>
       <g onload="alert(1)"><rect width="50" height="50" fill="#ff0000" onclick="alert(2)"/></g>
       <image href="https://evil.example/track.png" width="10" height="10"/>
       <use xlink:href="https://evil.example/a.svg#b"/><foreignObject><p>hello</p></foreignObject>
       <a href="javascript:alert(1)"><circle cx="70" cy="70" r="20" fill="url(https://evil.example/p)"/></a>`,
    );
    const answer = await upload(customer, evil, "evil.svg", "image/svg+xml");
    if (answer.status !== 201) return assertRefused(answer, 422, "unreadable_image");
    const stored = await customer.get(`/api/images/${answer.json.id}/vector`);
    assert.doesNotMatch(stored.text, /script|evil|onload|onclick|javascript|import|foreign/i);
    assert.match(stored.text, /#ff0000|red|path/i);
  });

  test("a form without a file, and no form at all", async () => {
    const customer = await house.customer();
    const form = new FormData();
    form.append("name", "nothing");
    const noFile = await customer.ask("POST", "/api/images", { form });
    assertRefused(noFile, 422, "validation_failed");
    const noForm = await customer.post("/api/images", { file: "x" });
    assertRefused(noForm, 415, "unsupported_media_type");
  });
});

function chunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A black PNG of one bit a pixel: large in pixels, small in bytes. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("one's own images", () => {
  test("newest use first, all by default, fewer when asked [S3.12, S7.08, S7.10, S9.06]", async () => {
    const customer = await house.customer();
    const ids: string[] = [];
    for (const name of ["roost-racing.svg", "moto-club.jpg"]) {
      const type = name.endsWith("svg") ? "image/svg+xml" : "image/jpeg";
      ids.push((await uploadFile(customer, name, type)).id);
    }
    const [first = "", second = ""] = ids;
    assert.deepEqual(
      (await listed(customer)).map((each) => each.id),
      [second, first],
    );
    assertSuccess(await customer.post(`/api/customer/images/${first}/used`), 204);
    const used = await listed(customer, "?limit=-1");
    assert.deepEqual(
      used.map((each) => each.id),
      [first, second],
    );
    assert.notEqual(used[0].used_at, null);
    assert.equal((await listed(customer, "?limit=1")).length, 1);
  });

  test("a deleted one is gone from the list, but what uses it keeps working [S7.09]", async () => {
    const customer = await house.customer();
    const image = await uploadFile(customer, "roost-racing.svg", "image/svg+xml");
    assertSuccess(await customer.remove(`/api/customer/images/${image.id}`), 204);
    assert.deepEqual(await listed(customer), []);
    assertRefused(await customer.remove(`/api/customer/images/${image.id}`), 404, "not_found");
    assertRefused(await customer.post(`/api/customer/images/${image.id}/used`), 404, "not_found");
    assert.equal((await customer.get(image.url)).status, 200);
  });

  test("a visitor may upload, and sees no list", async () => {
    const image = await uploadFile(house.visitor, "roost-racing.svg", "image/svg+xml");
    assert.equal((await house.visitor.get(image.url)).status, 200);
    assertRefused(await house.visitor.get("/api/customer/images"), 401, "unauthenticated");
  });

  test("what a visitor uploaded becomes the customer's who saves a design with it, or claims the one that showed it", async () => {
    const set = await findSet(house.visitor, ["jersey"]);
    const shown = async (who: Person, id: string) =>
      saveDesign(who, set, drawDesign(set, { photo: id }));
    const uploaded = () => uploadFile(house.visitor, "moto-club.jpg", "image/jpeg");
    const [first, second] = [await uploaded(), await uploaded()];

    const customer = await house.customer();
    await shown(customer, first.id);
    const { design, edit_hash: hash } = await shown(house.visitor, second.id);
    const stranger = await house.customer();
    for (const { id } of [first, second]) await shown(stranger, id);
    assert.deepEqual(await listed(stranger), []);

    const path = `/api/configured-sets/${design.uuid}/take-over`;
    assertSuccess(await customer.post(path, { hash }), 201);
    const ids = (await listed(customer)).map(({ id }) => id);
    assert.deepEqual(new Set(ids), new Set([first.id, second.id]));
    assertSuccess(await customer.post(`/api/customer/images/${first.id}/used`), 204);
    assertRefused(await stranger.post(`/api/customer/images/${first.id}/used`), 404, "not_found");
  });
});

describe("the logo library", () => {
  async function search(text: string, language = "en"): Promise<Json[]> {
    const path = `/api/logos?search=${encodeURIComponent(text)}`;
    const headers = { "accept-language": language };
    return assertSuccess(await house.visitor.ask("GET", path, { headers }), 200).data;
  }

  test.each([
    ["sprocket", "sprocket"],
    ["SPROCKET", "sprocket"],
    ["sproket", "sprocket"],
    ["chequered flag", "flag"],
    ["chequerd", "cheque"],
    ["Hélmet", "helmet"],
    ["sponsor frame", "sponsor frame"],
    ["sponsorframe", "sponsor frame"],
    ["sideplate", "side plate"],
    ["sweden", "sweden"],
  ])("%s finds %s first", async (text, expected) => {
    const found = await search(text);
    assert.ok(found.length > 0, `nothing for ${text}`);
    assert.match(found[0].name.toLowerCase(), new RegExp(expected));
  });

  test("names are in the language that is asked for", async () => {
    const [first] = await search("sprocket", "nl");
    assert.equal(first?.name, "Achtertandwiel");
  });

  test.each(["", " ", "k", " k "])("%j is too short [S5.12]", async (text) => {
    const answer: Answer = await house.visitor.get(`/api/logos?search=${encodeURIComponent(text)}`);
    assertRefused(answer, 422, "search_too_short");
  });

  test("nonsense finds nothing", async () => {
    assert.deepEqual(await search("qqxxzzjj"), []);
  });

  test("pages do not overlap, and each file is a drawing", async () => {
    const one = assertSuccess(await house.visitor.get("/api/logos?limit=5"), 200);
    assert.equal(one.data.length, 5);
    const two = assertSuccess(
      await house.visitor.get(`/api/logos?limit=5&cursor=${encodeURIComponent(one.next_cursor)}`),
      200,
    );
    const ids = [...one.data, ...two.data].map((each: Json) => each.id);
    assert.equal(new Set(ids).size, 10);
    for (const logo of one.data) {
      const file = await house.visitor.get(logo.file_url);
      assert.equal(file.status, 200);
      assert.match(file.headers.get("content-type") ?? "", /^image\/svg\+xml/);
      assert.match(file.text, /<svg[\s>]/);
    }
    assertRefused(await house.visitor.get("/api/logos/no-such-logo/file"), 404, "not_found");
  });
});
