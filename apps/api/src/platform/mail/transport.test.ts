import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMailTransport } from "./transport.ts";
import { dressLetter } from "./dress-letter.ts";

const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      received.push(Buffer.concat(chunks).toString("utf8"));
      done();
    });
  },
});

let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

describe("mail over SMTP", () => {
  it("arrives with both bodies and an id that lets a double be dropped", async () => {
    const transport = openMailTransport({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      folder: "/nowhere",
    });
    const letter = {
      subject: "Ordre på 1.234,50 €",
      preview: "Læs mere",
      heading: "Tak for din ordre",
      paragraphs: ["Vi går i gang nu."],
      rows: [{ label: "I alt", value: "1.234,50 €", strong: true }],
      action: { label: "Se ordren", url: "https://shop.example/my-orders/1" },
    };
    const dressed = await dressLetter(letter, "dk", {
      ...{ name: "Bane ApS", address: "Vej 1, 8000 Aarhus C, Danmark", numbers: ["CVR-nr. 1"] },
      ...{ email: "shop@example.org", phone: "+45 12", hours: "man–fre" },
    });
    await transport.deliver({
      ...dressed,
      id: "01934a5e",
      from: "Shop <shop@example.org>",
      to: "rider@example.org",
    });
    const mail = await PostalMime.parse(received.at(-1) ?? "");
    expect(mail.subject).toBe("Ordre på 1.234,50 €");
    expect(mail.messageId).toBe("<01934a5e@holeshot>");
    expect(mail.from?.address).toBe("shop@example.org");
    expect(mail.to?.[0]?.address).toBe("rider@example.org");
    expect(mail.html).toContain('lang="da"');
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header("content-language")).toBe("da");
    expect(header("auto-submitted")).toBe("auto-generated");
    expect(mail.html).toContain("https://shop.example/my-orders/1");
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain("Vi går i gang nu.");
      expect(body).toContain("1.234,50 €");
    }
  });
});
