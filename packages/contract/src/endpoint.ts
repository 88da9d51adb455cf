/** HTTP methods in use. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A call's address: method and path, `{name}` marks a parameter. */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
}

export function get<const P extends string>(path: P): { readonly method: "GET"; readonly path: P } {
  return { method: "GET", path };
}
export function post<const P extends string>(
  path: P,
): { readonly method: "POST"; readonly path: P } {
  return { method: "POST", path };
}
export function put<const P extends string>(path: P): { readonly method: "PUT"; readonly path: P } {
  return { method: "PUT", path };
}
export function patch<const P extends string>(
  path: P,
): { readonly method: "PATCH"; readonly path: P } {
  return { method: "PATCH", path };
}
export function remove<const P extends string>(
  path: P,
): { readonly method: "DELETE"; readonly path: P } {
  return { method: "DELETE", path };
}
