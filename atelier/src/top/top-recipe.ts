import { bodyMeasures, draftGarment, type Piece, type ProductId } from "@holeshot/garments";
import type { Phase, PoseChange, Recipe, WornStep } from "../drape/recipe.ts";
import { add, mix, scale, subtract, unit, type Vector } from "../mannequin/vector.ts";
import { carryAlongArm, hanging, smoothStep, type ArmPose, type Reach } from "./arm.ts";
import type { Crouch } from "./crouch.ts";
import { gathered, inHem } from "./gather.ts";
import { heldOut } from "./poses.ts";
import { placeTop } from "./start-pose.ts";
import {
  highShoulder,
  makeUpperBody,
  type Build,
  type Hanging,
  type Pose,
  type UpperBody,
} from "./upper-body.ts";
import type { UpperMeasures } from "./upper-measures.ts";

export interface TopRequest {
  readonly product: ProductId;
  readonly size: string;
  readonly build: Build;
  /** How the rider stands. */
  readonly pose: Pose;
  readonly options: Readonly<Record<string, string>>;
  /** Edges that the rider's hands hold in their place. */
  readonly held: readonly string[];
  /** Along the arm a sleeve starts on this share of its length: the rest becomes folds. */
  readonly sleeveShare: number;
  /** How the cloth falls, where it is another than a jersey's. */
  readonly fall?: Fall;
  /** How far the rider has gone into his crouch at each share of the way; he stands when left out. */
  readonly crouch?: (share: number) => Crouch;
  /** Size of the rider, when he wears his top larger than he is. */
  readonly rider?: string;
  /** How far cuffs are drawn up the forearm by arms that reach, cm. */
  readonly slip?: number;
  /** How the rider stood in the drape and how he stands when he wears it over pants. */
  readonly worn?: readonly [from: Hanging, to: Hanging];
  /** The tail is tucked into the pants; it hangs over them when left out. */
  readonly tucked?: Tucked;
}

/** How a tail is tucked in, cm on the rider as he stands. */
export interface Tucked {
  /** Height of what is held by the band and below it. */
  readonly level: number;
  /** How much lower the band is behind. */
  readonly behind: number;
  /** How far the tail is drawn up then: so much cloth hangs over the band. */
  readonly slack: number;
  /** Share of its width and depth that the tail keeps inside the band. */
  readonly keeps: number;
}

/** How readily cloth bends, beside a jersey's knit, and how far the trunk turns on the way to where it rests. */
export interface Fall {
  readonly softness: number;
  /** Degrees. */
  readonly overturn: number;
}

const needed = [
  "height",
  "chest",
  "waist",
  "hip",
  "neckBase",
  "shoulderWidth",
  "armBent",
  "biceps",
  "wrist",
] as const;

/** Of the knit, s²/g; ribs are cut shorter than their seam and take its size. */
const knit = { stretch: 1e-7, bend: 2.2e-3 };
/** The body carries numbers and names: its folds are kept broad enough to read them. */
const bodyKnit = { stretch: 1e-7, bend: 1.3e-3 };
const collarRib = { stretch: 2e-7, bend: 2e-4 };
/** What a collar is drawn out to on its neckline; its fold is free and draws together again. */
const onNeckline = 1 / 0.88;
const cuffRib = { stretch: 2e-7, bend: 5e-4, rest: [1.12, 1] } as const;

/** Steps in which arms go from held out to where they rest, and those of a rider who crouches meanwhile. */
const [lowering, crouching] = [12, 26];
/** And in which cloth is pushed up over hips. */
const pushing = 20;
/** A jersey's: on the way the trunk turns this much further, which sets the cloth in folds. */
const jerseyFall: Fall = { softness: 1, overturn: 6 };
/** Cloth keeps off cloth, cm; a little less than the mesh is wide. */
const selfDistance = 0.5;

/** Measures of a rider of a size, cm. */
export function upperMeasures(product: ProductId, size: string): UpperMeasures {
  const table = bodyMeasures(product, size, needed);
  return Object.fromEntries(
    needed.map((name) => [name, table[name] / 10]),
  ) as unknown as UpperMeasures;
}

/** A top on a rider of its size, hung from arms held out and brought to rest. */
export function topRecipe(request: TopRequest): Recipe {
  const { product, size, build, options, held: edges, sleeveShare } = request;
  const { softness, overturn } = request.fall ?? jerseyFall;
  const soft = <Cloth extends { readonly bend: number }>(cloth: Cloth): Cloth => ({
    ...cloth,
    bend: softness * cloth.bend,
  });
  const garment = draftGarment({ product, size, options });
  const measures = upperMeasures(product, request.rider ?? size);
  const makeBody = makeUpperBody(measures, build);
  const way = (share: number) => poseAt(request, overturn, share);
  const start = makeBody(request.crouch ? way(0) : heldOut);
  const piece = (id: string) => garment.pieces.find((one) => one.id === id) as Piece;
  return {
    product,
    size,
    options,
    spacing: 7.2 * (0.5 + (0.5 * measures.height) / 180),
    noise: 0.12,
    density: 0.016,
    materials: {
      "*": soft(knit),
      front: soft(bodyKnit),
      back: soft(bodyKnit),
      collar: { ...collarRib, rest: collarRest(piece("collar")) },
      cuff_left: cuffRib,
      cuff_right: cuffRib,
    },
    body: start.body,
    bodyStep: 1,
    girths: start.girths(),
    tightEdges: tightEdges(garment.pieces),
    place: placeTop({
      front: piece("front"),
      back: piece("back"),
      sleeve: piece("sleeve_left"),
      arms: start.arms,
      top: highShoulder * measures.height,
      scale: measures.height / 180,
      sleeveShare,
    }),
    phases: phases(makeBody, way, request, edges),
    ...(request.worn && {
      worn: changes(makeBody, measures.height, build.gathers ?? 1, ...request.worn),
    }),
  };
}

/** What goes along with arms that are let down stays on the shoulders, and does not slide off one. */
const onShoulders = { friction: 0.3, gravity: 600, selfDistance };
/** What was pushed up over the hips lies there, and sinks a little into folds. */
const onHips = { friction: 2.5, gravity: 100, stiffness: 1, selfDistance };
/** Frames after a step on the way to where it is worn, and after the last one. */
const [framesOfStep, framesAtRest] = [6, 40];

/** Steps from where a drape was left to where it is worn: arms are let down, then its hem is pushed up over the hips and held there. */
function changes(
  makeBody: ReturnType<typeof makeUpperBody>,
  height: number,
  gathers: number,
  from: Hanging,
  to: Hanging,
): WornStep[] {
  const at = (step: number) => makeBody(poseBetween(from, to, step / lowering));
  const down = Array.from({ length: lowering }, (_, i) => ({
    ...poseChange(at(i), at(i + 1), { slip: 0, tucked: undefined, steps: lowering }),
    motion: onShoulders,
    frames: framesOfStep,
  }));
  const { body } = at(lowering);
  const onTrunk = (piece: string) => piece === "front" || piece === "back";
  const up = Array.from({ length: pushing }, (_, i) => ({
    body,
    carry: (place: Vector, piece: string) =>
      onTrunk(piece) ? gathered(place, height, pushing / gathers) : place,
    // Before it is pushed up it comes to rest.
    motion: i === 0 ? onShoulders : onHips,
    frames: i === pushing - 1 ? framesAtRest : framesOfStep,
    // Cloth that hangs from a hem which is let go slides down again.
    ...(i === 1 && {
      hold: (place: Vector, piece: string) => onTrunk(piece) && inHem(place, height),
    }),
  }));
  return [...down, ...up];
}

/**
 * How the band lies when it is sewn on, mm: as long as its neckline at the seam, as it was cut at the fold, and so a
 * part of a ring, which leans to the neck. The arms of a V neck run on straight from the shoulders.
 */
function collarRest({
  bounds,
  landmarks,
}: Piece): (x: number, y: number) => readonly [number, number] {
  const radius = ((bounds.bottom - bounds.top) * onNeckline) / (onNeckline - 1);
  const leans = landmarks["neck_back"] ? (landmarks["shoulder_right"]?.x ?? 0) : bounds.right;
  return (x, y) => {
    const way = Math.abs(x) * onNeckline;
    const ring = Math.min(way, leans * onNeckline);
    const turn = ring / radius;
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    const out = (radius + y) * sine + (way - ring) * cosine;
    return [Math.sign(x) * out, (radius + y) * cosine - (way - ring) * sine - radius];
  };
}

function tightEdges(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ id, edges }) =>
    edges
      .filter(({ name }) => /^(neck|armhole|cap)_/u.test(name))
      .map(({ name }) => `${id}.${name}`),
  );
}

function phases(
  makeBody: ReturnType<typeof makeUpperBody>,
  way: (share: number) => Pose,
  { crouch, tucked, slip = 0 }: TopRequest,
  edges: readonly string[],
): Phase[] {
  const lowerings = crouch ? crouching : lowering;
  const hang = { gravity: 500, substeps: 18, friction: 0.15, speedLimit: 150, selfDistance };
  return [
    {
      name: "settle",
      frames: 60,
      substeps: 12,
      gravity: 150,
      damping: 4,
      friction: 0.03,
      stick: 0,
      stiffness: 6,
      speedLimit: 120,
    },
    { name: "hang", frames: 40, ...hang, pin: edges },
    ...Array.from({ length: lowerings }, (_, i): Phase => {
      const [before, after] = [i, i + 1].map((step) => makeBody(way(step / lowerings)));
      if (!before || !after) throw new RangeError("A step has two ends");
      const pose = poseChange(before, after, { slip: slip / lowerings, tucked, steps: lowerings });
      const hold = i === 0 && tucked && { hold: tailOf(tucked) };
      return { name: "lower arms", frames: 7, ...hang, ...hold, pose };
    }),
    {
      name: "drape",
      frames: 110,
      gravity: 600,
      damping: 1.2,
      substeps: 30,
      friction: 0.2,
      selfDistance,
    },
    {
      name: "rest",
      frames: 60,
      gravity: 320,
      damping: 5,
      substeps: 40,
      friction: 0.4,
      speedLimit: 60,
      selfDistance,
    },
  ];
}

/** What happens to cloth meanwhile: cuffs that ride up by `slip`, a tail that is tucked in. */
interface Meanwhile {
  readonly slip: number;
  readonly tucked: Tucked | undefined;
  readonly steps: number;
}

/** Sleeves go along with their arm, the body's pieces turn with the trunk at their height. */
function poseChange(before: UpperBody, after: UpperBody, meanwhile: Meanwhile): PoseChange {
  const { slip, tucked, steps } = meanwhile;
  return {
    body: after.body,
    carry: (place, piece) => {
      if (/^(sleeve|cuff)/u.test(piece)) {
        const arm = piece.endsWith("_left") ? 0 : 1;
        const still = after.chest.posed(before.chest.square(place));
        const carried = carryAlongArm(place, before.arms[arm], after.arms[arm], still);
        if (slip === 0 || !piece.startsWith("cuff")) return carried;
        const { elbow, wrist } = after.arms[arm];
        return add(carried, scale(unit(subtract(elbow, wrist)), slip));
      }
      const own = before.square(place);
      return after.posed(tucked ? tuckIn(own, tucked, steps) : own);
    },
  };
}

function tailOf(tucked: Tucked): NonNullable<Phase["hold"]> {
  return ([, y, z], piece) => y < bandAt(tucked, z) && (piece === "front" || piece === "back");
}

function bandAt({ level, behind }: Tucked, z: number): number {
  return level - behind * smoothStep((6 - z) / 16);
}

/** One of so many steps on the way into the band. */
function tuckIn([x, y, z]: Vector, tucked: Tucked, steps: number): Vector {
  const { slack, keeps } = tucked;
  const share = smoothStep((bandAt(tucked, z) + slack + 5 - y) / 5);
  const by = 1 + share * (keeps ** (1 / steps) - 1);
  return [x * by, y + (share * slack) / steps, z * by];
}

/** Between arms held out and the rested pose. */
function poseAt({ pose, crouch }: TopRequest, overturn: number, share: number): Pose {
  const { twist, ...rest } = poseBetween(heldOut, pose, share);
  const further = Math.sign(pose.twist) * overturn * Math.sin(Math.PI * share);
  return { ...rest, twist: twist + further, crouch: crouch?.(share) };
}

/** On the way from one pose to another. */
function poseBetween(from: Hanging, to: Pose, share: number): Pose {
  const between = (one: number, other: number) => one + (other - one) * share;
  const armAt = (one: ArmPose, other: ArmPose | Reach): ArmPose | Reach =>
    "upper" in other
      ? {
          upper: unit(mix(hanging(one).upper, other.upper, share)),
          fore: unit(mix(hanging(one).fore, other.fore, share)),
        }
      : {
          lift: between(one.lift, other.lift),
          swing: between(one.swing, other.swing),
          bend: between(one.bend, other.bend),
          tuck: between(one.tuck, other.tuck),
        };
  return {
    left: armAt(from.left, to.left),
    right: armAt(from.right, to.right),
    twist: between(from.twist, to.twist),
    lean: between(from.lean ?? 0, to.lean ?? 0),
  };
}
