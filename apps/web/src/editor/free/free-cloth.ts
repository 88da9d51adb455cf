import { Raycaster, Vector2, Vector3 } from "three";
import type { PiecePoint, ScreenPoint } from "@holeshot/geometry";
import { type ClothPlace, type ClothView, localMap } from "../stage/view/cloth-view.ts";
import type { FreePiece } from "./free-piece.ts";
import type { FreeScene } from "./free-scene.ts";
import { createTriangleFinder, type TriangleFinder } from "./triangle-finder.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The turning garment as cloth one can point at. Pixels are CSS pixels of its canvas. */
export function freeCloth(scene: FreeScene, size: () => Size): ClothView {
  const ray = new Raycaster();
  const finders = new Map<FreePiece, TriangleFinder>();
  const byMesh = new Map(scene.pieces.map((piece) => [piece.mesh.uuid, piece]));
  const meshes = scene.pieces.map(({ mesh }) => mesh);

  function at(x: number, y: number): ClothPlace | null {
    const { width, height } = size();
    ray.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), scene.camera);
    const [hit] = ray.intersectObjects(meshes, false);
    const piece = hit && byMesh.get(hit.object.uuid);
    if (!hit?.face || !piece) return null;
    return { piece: piece.model.piece, point: millimetresAt(piece, hit.face, hit.point) };
  }

  function find(id: string, point: PiecePoint): ScreenPoint | null {
    for (const piece of scene.pieces) {
      if (piece.model.piece !== id) continue;
      const finder = finders.get(piece) ?? createTriangleFinder(piece.model);
      finders.set(piece, finder);
      const shown = finder(point);
      const seen = shown && project(shown.place, shown.normal);
      if (seen) return seen;
    }
    return null;
  }

  /** Null for cloth that faces away. */
  function project(place: Vector3, normal: Vector3): ScreenPoint | null {
    const { camera } = scene;
    const towards = camera.position.clone().sub(place);
    if (normal.dot(towards) <= 0) return null;
    const { width, height } = size();
    const flat = place.clone().project(camera);
    return { x: ((flat.x + 1) / 2) * width, y: ((1 - flat.y) / 2) * height };
  }

  return {
    garment: scene.garment,
    at,
    find,
    mapAt: (piece, point) => localMap(find, piece, point),
  };
}

/** The piece's millimetres at a place of one of its triangles. */
function millimetresAt(
  { model }: FreePiece,
  face: { readonly a: number; readonly b: number; readonly c: number },
  place: Vector3,
): PiecePoint {
  const [a, b, c] = [face.a, face.b, face.c].map((corner) =>
    new Vector3().fromArray(model.positions, corner * 3),
  ) as [Vector3, Vector3, Vector3];
  const whole = b.clone().sub(a).cross(c.clone().sub(a));
  const area = whole.lengthSq() || 1;
  const share = (from: Vector3, to: Vector3): number =>
    to.clone().sub(from).cross(place.clone().sub(from)).dot(whole) / area;
  const shares = [share(b, c), share(c, a), share(a, b)];
  const corners = [face.a, face.b, face.c];
  const sum = (axis: 0 | 1): number =>
    corners.reduce(
      (total, corner, i) => total + (shares[i] ?? 0) * (model.millimetres[corner * 2 + axis] ?? 0),
      0,
    );
  return { x: sum(0), y: sum(1) };
}
