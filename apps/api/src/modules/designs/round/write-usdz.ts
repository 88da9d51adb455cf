import { alignedZip, type ZipFile } from "./aligned-zip.ts";
import type { RoundMaterial, RoundModel, RoundPart } from "./round-model.ts";

/** A model as a USDZ package: a layer of text first, then its pictures. */
export function writeUsdz(model: RoundModel): Uint8Array {
  const pictures = model.materials.flatMap(picturesOf);
  const layer = new TextEncoder().encode(layerOf(model));
  return alignedZip([{ name: "model.usda", bytes: layer }, ...pictures]);
}

function picturesOf({ name, pictures }: RoundMaterial): ZipFile[] {
  if (!pictures) return [];
  const { colour, normal, sky } = pictures;
  const file = (kind: string, bytes: Uint8Array) => ({
    name: `textures/${word(name)}_${kind}.jpg`,
    bytes,
  });
  return [file("artwork", colour), file("sky", sky), ...(normal ? [file("relief", normal)] : [])];
}

/** A name as USD takes it: letters, digits and lines below, no digit first. */
function word(name: string): string {
  return name.replaceAll(/\W/g, "_").replace(/^(?=\d)/, "_");
}

function layerOf(model: RoundModel): string {
  const root = word(model.name);
  const materials = model.materials.map((material) => materialOf(material, root));
  const groups = model.groups.map(
    ({ name, parts }) => `
    def Xform "${word(name)}"
    {${parts.map((part) => meshOf(part, model.materials[part.material], root)).join("")}
    }`,
  );
  return `#usda 1.0
(
    defaultPrim = "${root}"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "${root}" (
    kind = "component"
)
{${groups.join("\n")}

    def Scope "Looks"
    {${materials.join("\n")}
    }
}
`;
}

function meshOf(
  { name, positions, normals, places, triangles }: RoundPart,
  look: RoundMaterial | undefined,
  root: string,
): string {
  const count = triangles.length / 3;
  const ends = [0, 1, 2].map((c) => spread(positions, c));
  const st =
    places &&
    `
            texCoord2f[] primvars:st = [${tuples(
              places.map((value, i) => (i % 2 === 0 ? value : 1 - value)),
              2,
              5,
            )}] (
                interpolation = "vertex"
            )`;
  return `
        def Mesh "${word(name)}" (
            prepend apiSchemas = ["MaterialBindingAPI"]
        )
        {
            uniform bool doubleSided = ${look?.bothFaces ? 1 : 0}
            float3[] extent = [(${ends.map(([low]) => low).join(", ")}), (${ends.map(([, high]) => high).join(", ")})]
            int[] faceVertexCounts = [${Array.from({ length: count }, () => 3).join(", ")}]
            int[] faceVertexIndices = [${triangles.join(", ")}]
            rel material:binding = </${root}/Looks/${word(look?.name ?? "")}>
            normal3f[] normals = [${tuples(normals, 3, 3)}] (
                interpolation = "vertex"
            )
            point3f[] points = [${tuples(positions, 3, 4)}]${st ?? ""}
            uniform token subdivisionScheme = "none"
        }`;
}

function spread(values: Float32Array, c: number): [string, string] {
  let [low, high] = [Infinity, -Infinity];
  for (let i = c; i < values.length; i += 3) {
    low = Math.min(low, values[i] as number);
    high = Math.max(high, values[i] as number);
  }
  return [low.toFixed(4), high.toFixed(4)];
}

function tuples(values: Float32Array, width: number, digits: number): string {
  const places = 10 ** digits;
  const out: string[] = [];
  for (let i = 0; i < values.length; i += width) {
    const numbers = [...values.subarray(i, i + width)].map(
      (value) => Math.round(value * places) / places,
    );
    out.push(`(${numbers.join(", ")})`);
  }
  return out.join(", ");
}

function materialOf({ name, colour, roughness, pictures }: RoundMaterial, root: string): string {
  const own = `/${root}/Looks/${word(name)}`;
  const file = (kind: string) => `textures/${word(name)}_${kind}.jpg`;
  const inputs = [
    pictures
      ? `color3f inputs:diffuseColor.connect = <${own}/Artwork.outputs:rgb>`
      : `color3f inputs:diffuseColor = (${colour.map((value) => value.toFixed(4)).join(", ")})`,
    "float inputs:metallic = 0",
    `float inputs:roughness = ${roughness}`,
    ...(pictures ? [`float inputs:occlusion.connect = <${own}/Sky.outputs:r>`] : []),
    ...(pictures?.normal ? [`normal3f inputs:normal.connect = <${own}/Relief.outputs:rgb>`] : []),
  ];
  const textures = pictures
    ? [
        texture("Artwork", own, file("artwork"), "sRGB", "float3 outputs:rgb"),
        texture("Sky", own, file("sky"), "raw", "float outputs:r"),
        ...(pictures.normal
          ? [
              texture("Relief", own, file("relief"), "raw", "float3 outputs:rgb", [
                "float4 inputs:scale = (2, 2, 2, 1)",
                "float4 inputs:bias = (-1, -1, -1, 0)",
              ]),
            ]
          : []),
        reader,
      ]
    : [];
  return `
        def Material "${word(name)}"
        {
            token outputs:surface.connect = <${own}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                ${inputs.join("\n                ")}
                token outputs:surface
            }${textures.join("")}
        }`;
}

const reader = `

            def Shader "Places"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }`;

function texture(
  name: string,
  own: string,
  file: string,
  space: "sRGB" | "raw",
  output: string,
  more: readonly string[] = [],
): string {
  const lines = [
    `uniform token info:id = "UsdUVTexture"`,
    `asset inputs:file = @${file}@`,
    `float2 inputs:st.connect = <${own}/Places.outputs:result>`,
    `token inputs:sourceColorSpace = "${space}"`,
    `token inputs:wrapS = "clamp"`,
    `token inputs:wrapT = "clamp"`,
    ...more,
    output,
  ];
  return `

            def Shader "${name}"
            {
                ${lines.join("\n                ")}
            }`;
}
