import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** What s3rver signs with; what tells one giving from the next is the session's token. */
const KEY = "S3RVER";

/** The SDK asks again when less than this is left, milliseconds. */
const AHEAD = 300_000;

/** Keys that a platform gives to its own processes for a while. */
export interface GivenKeys {
  readonly token: string;
  readonly ends: string;
}

/** A platform that gives keys, each for `lasts` milliseconds as the SDK sees it. */
export function keyGiver(lasts: number) {
  const given = new Map<string, number>();
  return {
    /** How often keys were given. */
    count: () => given.size,
    give: (): GivenKeys => {
      const token = randomUUID();
      given.set(token, performance.now());
      return { token, ends: new Date(Date.now() + AHEAD + lasts).toISOString() };
    },
    /** A bucket takes a token for twice as long: whoever does not renew is refused. */
    takes: (token: string | undefined): boolean => {
      const since = given.get(token ?? "");
      return since !== undefined && performance.now() - since < 2 * lasts;
    },
  };
}

export type KeyGiver = ReturnType<typeof keyGiver>;

async function listening(server: Server) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const asJson = ({ token, ends }: GivenKeys): string =>
  JSON.stringify({
    ...{ Code: "Success", Type: "AWS-HMAC" },
    ...{ AccessKeyId: KEY, SecretAccessKey: KEY, Token: token, Expiration: ends },
  });

type Answer = readonly [status: number, body: string];
type Answering = (request: IncomingMessage, body: string) => Answer;

/** A service of the platform on loopback that answers as one function says. */
export async function openService(answering: Answering) {
  const server = createServer((asked, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of asked) chunks.push(chunk as Buffer);
      const [status, body] = answering(asked, Buffer.concat(chunks).toString());
      response.writeHead(status).end(body);
    })();
  });
  return listening(server);
}

/** An instance's metadata, version 2: nothing is told without a session's token, which only a PUT gets. */
export function instanceMetadata(keys: KeyGiver, role: string): Answering {
  const sessions = new Set<string>();
  const roles = "/latest/meta-data/iam/security-credentials/";
  return ({ method, url, headers }) => {
    if (url === "/latest/api/token") {
      const seconds = Number(headers["x-aws-ec2-metadata-token-ttl-seconds"]);
      if (method !== "PUT" || !(seconds >= 1 && seconds <= 21_600)) return [400, ""];
      const session = randomUUID();
      sessions.add(session);
      return [200, session];
    }
    if (!sessions.has(String(headers["x-aws-ec2-metadata-token"]))) return [401, ""];
    if (url === roles) return [200, role];
    return url === roles + role ? [200, asJson(keys.give())] : [404, ""];
  };
}

/** A container platform's endpoint, which knows its processes by a secret of theirs. */
export function containerCredentials(keys: KeyGiver, secret: string): Answering {
  return ({ headers }) =>
    headers.authorization === secret ? [200, asJson(keys.give())] : [403, ""];
}

/** A token service that takes a cluster's word for who somebody is. */
export function webIdentity(keys: KeyGiver, word: string, role: string): Answering {
  return (_, body) => {
    const asked = new URLSearchParams(body);
    const isKnown =
      asked.get("Action") === "AssumeRoleWithWebIdentity" &&
      asked.get("WebIdentityToken") === word &&
      asked.get("RoleArn") === role;
    if (!isKnown)
      return [403, "<ErrorResponse><Error><Code>AccessDenied</Code></Error></ErrorResponse>"];
    const { token, ends } = keys.give();
    const parts = `<AccessKeyId>${KEY}</AccessKeyId><SecretAccessKey>${KEY}</SecretAccessKey><SessionToken>${token}</SessionToken><Expiration>${ends}</Expiration>`;
    const answer = `<AssumeRoleWithWebIdentityResult><Credentials>${parts}</Credentials></AssumeRoleWithWebIdentityResult>`;
    return [
      200,
      `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">${answer}</AssumeRoleWithWebIdentityResponse>`,
    ];
  };
}

/** In front of a bucket: lets nobody in whose keys are not such a platform's, or have ended. */
export async function guardBucket(endpoint: string, keys: KeyGiver) {
  let refused = 0;
  const server = createServer((asked, response) => {
    const token = asked.headers["x-amz-security-token"];
    if (!keys.takes(typeof token === "string" ? token : undefined)) {
      refused += 1;
      asked.resume();
      response.writeHead(400, { "content-type": "application/xml" });
      return response.end("<Error><Code>ExpiredToken</Code><Message>ended</Message></Error>");
    }
    // With the host it was signed for.
    const { method, url, headers } = asked;
    const passed = request(endpoint + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    return asked.pipe(passed);
  });
  return { ...(await listening(server)), refused: () => refused };
}
