/** What one product offers to be matched: how the column may be called and which sizes there are. */
export interface RosterProduct {
  id: string;
  name: string;
  sizes: readonly { id: string; name: string }[];
}

export interface ParsedRider {
  name: string;
  number: string;
  sizes: Readonly<Record<string, string>>;
}

/** Something wrong in one row, counted from 1 as a spreadsheet does. */
export interface RosterFault {
  row: number;
  kind: "unknown_size" | "name_too_long" | "number_too_long" | "empty";
  value: string;
  product?: string;
}

export interface ParsedRoster {
  riders: readonly ParsedRider[];
  faults: readonly RosterFault[];
}

interface Bounds {
  name: number;
  number: number;
}

/** The separator that the first line uses most; a spreadsheet's clipboard uses tabs. */
function separatorOf(line: string): string {
  const marks = ["\t", ";", ","];
  const counts = marks.map((mark) => line.split(mark).length);
  return marks[counts.indexOf(Math.max(...counts))] ?? "\t";
}

/** Splits one line, honouring "quoted; cells" and doubled quotes. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const mark = line[at] ?? "";
    if (quoted && mark === '"' && line[at + 1] === '"') {
      cell += mark;
      at += 1;
    } else if (mark === '"' && (quoted || cell === "")) quoted = !quoted;
    else if (mark === separator && !quoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += mark;
  }
  return [...cells, cell.trim()];
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s.-]/g, "");
}

const nameHeads = ["naam", "name", "rijder", "rider", "fahrer", "navn", "nom", "pilote", "kører"];
const numberHeads = ["nummer", "number", "nr", "no", "startnummer", "numéro", "numero", "#"];

/** Which column holds what, when the first line says so. */
function readHead(cells: readonly string[], products: readonly RosterProduct[]): string[] | null {
  const roles = cells.map((cell) => {
    const word = plain(cell);
    if (nameHeads.includes(word)) return "name";
    if (numberHeads.includes(word)) return "number";
    return products.find(({ id, name }) => plain(name) === word || id === word)?.id ?? "";
  });
  return roles.includes("name") || roles.includes("number") ? roles : null;
}

function matchSize(product: RosterProduct, text: string): string | null {
  const wanted = plain(text);
  return (
    product.sizes.find(({ id, name }) => plain(id) === wanted || plain(name) === wanted)?.id ?? null
  );
}

/**
 * Reads riders from a spreadsheet's clipboard or CSV: name, number, then a size per product in the
 * order of the products, unless the first line names the columns. Every fault names its row.
 */
export function parseRoster(
  text: string,
  products: readonly RosterProduct[],
  bounds: Bounds,
): ParsedRoster {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const separator = separatorOf(lines.find((line) => line.trim() !== "") ?? "");
  const riders: ParsedRider[] = [];
  const faults: RosterFault[] = [];
  let roles: string[] | null = null;
  let first = true;
  lines.forEach((line, index) => {
    if (line.trim() === "") return;
    const cells = cellsOf(line, separator);
    if (first) {
      first = false;
      roles = readHead(cells, products);
      if (roles !== null) return;
    }
    const order = roles ?? ["name", "number", ...products.map((product) => product.id)];
    const rider = readRow(cells, order, products, index + 1, faults);
    checkBounds(rider, bounds, index + 1, faults);
    riders.push(rider);
  });
  return { riders, faults };
}

function readRow(
  cells: readonly string[],
  roles: readonly string[],
  products: readonly RosterProduct[],
  row: number,
  faults: RosterFault[],
): ParsedRider {
  const sizes: Record<string, string> = {};
  for (const product of products) {
    const value = cells[roles.indexOf(product.id)] ?? "";
    if (value === "" || value === "-") continue;
    const matched = matchSize(product, value);
    if (matched === null) faults.push({ row, kind: "unknown_size", value, product: product.name });
    else sizes[product.id] = matched;
  }
  return {
    name: cells[roles.indexOf("name")] ?? "",
    number: cells[roles.indexOf("number")] ?? "",
    sizes,
  };
}

function checkBounds(rider: ParsedRider, bounds: Bounds, row: number, faults: RosterFault[]): void {
  if (rider.name.length > bounds.name)
    faults.push({ row, kind: "name_too_long", value: rider.name });
  if (rider.number.length > bounds.number) {
    faults.push({ row, kind: "number_too_long", value: rider.number });
  }
  if (rider.name === "" && rider.number === "" && Object.keys(rider.sizes).length === 0) {
    faults.push({ row, kind: "empty", value: "" });
  }
}
