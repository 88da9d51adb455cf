import * as z from "zod/mini";
import type { Fields, Shape, StringShape, ValueOf } from "./shape.ts";

/** A shape as a schema that says what is wrong with a value, with its path, and that can be published. */
export function schemaOf<S extends Shape>(shape: S): z.ZodMiniType<ValueOf<S>> {
  // Shape and type say the same by `ValueOf`; a schema that is put together by cases cannot show it.
  return made(shape) as unknown as z.ZodMiniType<ValueOf<S>>;
}

function made(shape: Shape): z.ZodMiniType {
  switch (shape.is) {
    case "flag":
      return z.boolean();
    case "number": {
      const { min, max } = shape;
      return (shape.whole ? z.int() : z.number()).check(z.minimum(min), z.maximum(max));
    }
    case "string":
      return string(shape);
    case "choice":
      return z.literal([...shape.of]);
    case "list":
      return z.array(made(shape.of)).check(...lengths(shape));
    case "nullable":
      return z.nullable(made(shape.of));
    case "fields":
      return object(shape.of);
    case "entries":
      return z.record(string(shape.name), made(shape.of));
    case "kinds": {
      const [first, ...others] = shape.of.map(({ of }) => object(of));
      return first === undefined ? z.never() : z.discriminatedUnion("kind", [first, ...others]);
    }
    case "anything":
      return z.unknown();
  }
}

function object(fields: Fields) {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        field.is === "optional" ? z.optional(made(field.of)) : made(field),
      ]),
    ),
  );
}

function string(shape: StringShape) {
  return z.string().check(...lengths(shape), z.regex(shape.pattern));
}

function lengths({ min, max }: Pick<StringShape, "min" | "max">) {
  return [
    ...(min === undefined ? [] : [z.minLength(min)]),
    ...(max === undefined ? [] : [z.maxLength(max)]),
  ];
}
