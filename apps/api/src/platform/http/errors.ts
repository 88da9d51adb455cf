import type { ErrorCode } from "@holeshot/domain";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "../log.ts";
import { isDatabaseAway, isDiskAway } from "../away.ts";
import type { Report } from "../reports.ts";
import { Problem } from "../problem.ts";
import { cutsOff, readOn } from "./read-on.ts";

/** What the framework itself refuses, in our words. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "bad_request",
  FST_ERR_BAD_URL: "not_found",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
  FST_ERR_REQ_FILE_TOO_LARGE: "file_too_large",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "unsupported_media_type",
};

const RETRY_S = "5";

type Failure = FastifyError | Problem | Error;

/** Answers a failure. Only what nobody expected is logged, with the id the caller was given. */
export function errorHandler(
  log: Log,
  report: Report,
): (error: Failure, request: FastifyRequest, reply: FastifyReply) => void {
  return (error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) {
      log.error(
        { err: error, request_id: request.id, route: request.routeOptions.url },
        "unexpected failure",
      );
    }
    // What is away is not broken: health and figures tell of it.
    if (problem.code === "internal_error") {
      const { id, method, routeOptions } = request;
      report(error, {
        ...{ where: "http", request_id: id, method },
        ...(routeOptions.url === undefined ? {} : { route: routeOptions.url }),
      });
    }
    if (!cutsOff(request, reply)) return sendProblem(problem, request, reply);
    void readOn(request.raw).then(() => sendProblem(problem, request, reply));
  };
}

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .status(problem.status)
    .headers({ ...problem.options.headers })
    .header("cache-control", "no-store")
    .type("application/problem+json; charset=utf-8")
    .send(JSON.stringify(problem.toDocument(request.id)));
}

function asProblem(error: Failure): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : FRAMEWORK_CODES[code];
  if (known) return new Problem(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Problem(statusCode === 413 ? "body_too_large" : "bad_request");
  }
  const headers = { "retry-after": RETRY_S };
  if (isDiskAway(error)) return new Problem("storage_unavailable", { headers });
  if (isDatabaseAway(error)) return new Problem("unavailable", { headers });
  return new Problem("internal_error");
}
