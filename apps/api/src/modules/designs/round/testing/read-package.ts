/** A file of a zip as its own bytes tell, without any help of what wrote it. */
export interface PackedFile {
  readonly name: string;
  /** Where its bytes begin in the archive. */
  readonly offset: number;
  readonly method: number;
  readonly flags: number;
  readonly checksum: number;
  readonly bytes: Buffer;
}

/** Reads a zip from its end, by PKWARE's APPNOTE 6.3.3; throws where the two lists differ. */
export function readPackage(archive: Uint8Array): readonly PackedFile[] {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = bytes.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end !== bytes.length - 22) throw new Error("The archive does not end with its end");
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (at + bytes.readUInt32LE(end + 12) !== end) throw new Error("The list is not before the end");
  return Array.from({ length: count }, () => {
    if (bytes.toString("latin1", at, at + 4) !== "PK\u0001\u0002") throw new Error("No entry");
    const size = bytes.readUInt32LE(at + 24);
    const [nameLength, extra, comment] = [28, 30, 32].map((by) => bytes.readUInt16LE(at + by)) as [
      number,
      number,
      number,
    ];
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    if (bytes.toString("latin1", local, local + 4) !== "PK\u0003\u0004") throw new Error("No file");
    const head = bytes.readUInt16LE(local + 26);
    if (bytes.toString("utf8", local + 30, local + 30 + head) !== name)
      throw new Error("Two names");
    for (const [there, here] of [
      [8, 6],
      [10, 8],
      [16, 14],
      [20, 18],
      [24, 22],
    ] as const)
      if (bytes.readUInt32LE(at + there) !== bytes.readUInt32LE(local + here))
        throw new Error(`${name}: the lists differ at ${there}`);
    const offset = local + 30 + head + bytes.readUInt16LE(local + 28);
    const found = {
      name,
      offset,
      method: bytes.readUInt16LE(at + 10),
      flags: bytes.readUInt16LE(at + 8),
      checksum: bytes.readUInt32LE(at + 16),
      bytes: bytes.subarray(offset, offset + size),
    };
    at += 46 + nameLength + extra + comment;
    return found;
  });
}
