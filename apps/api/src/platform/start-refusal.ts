/** Why a server does not start, in words that say what to do: told without a stack. */
export class StartRefusal extends Error {
  override readonly name = "StartRefusal";
}

/** Says which setting's port is taken, for an error of listening; anything else is passed on. */
export function portRefusal(error: unknown, setting: string, port: number): unknown {
  const { code, address } = error as NodeJS.ErrnoException & { readonly address?: string };
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    const host = setting.replace("PORT", "HOST");
    return new StartRefusal(
      `${host}: ${address ?? "it"} is no address of this machine (${code}). Set another ${host}.`,
      { cause: error },
    );
  }
  if (code !== "EADDRINUSE" && code !== "EACCES") return error;
  const why = code === "EADDRINUSE" ? "is taken by another program" : "may not be used";
  return new StartRefusal(
    `${setting}: port ${port} ${why} (${code}). Stop that program, or set another ${setting}.`,
    { cause: error },
  );
}
