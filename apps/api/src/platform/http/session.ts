import type { FastifyRequest } from "fastify";
import type { Role } from "@holeshot/domain";

/** Who is calling, by the bearer token. */
export interface Session {
  readonly id: string;
  readonly customerId: string;
  readonly role: Role;
  readonly token: string;
  readonly hasSecondFactor: boolean;
}

/** Looks a token up. The accounts module supplies it. */
export type Authenticate = (token: string) => Promise<Session | null>;

/** The token of `Authorization: Bearer …`, if the header has that form. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer +([\w\-.~+/]+=*)$/i.exec(request.headers.authorization ?? "");
  return match?.[1];
}
