import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** A mail server that takes everything: just enough SMTP to be handed letters. */
export interface PostOffice {
  /** Letters as they came. */
  readonly letters: readonly string[];
  close(): Promise<void>;
}

/** Opens one on a port. */
export async function openPostOffice(port: number): Promise<PostOffice> {
  const letters: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    converse(socket, letters);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    letters,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function converse(socket: Socket, letters: string[]): void {
  let text = "";
  let inLetter = false;
  socket.write("220 post office\r\n");
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString();
    for (;;) {
      const end = text.indexOf(inLetter ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const said = text.slice(0, end);
      text = text.slice(end + (inLetter ? 5 : 2));
      if (inLetter) letters.push(said);
      const begins = !inLetter && /^DATA/i.test(said);
      inLetter = begins;
      socket.write(begins ? "354 go on\r\n" : "250 fine\r\n");
      if (/^QUIT/i.test(said)) socket.end();
    }
  });
}
