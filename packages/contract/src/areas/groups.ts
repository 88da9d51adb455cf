import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { ids, line, pageOf, pageQuery, uuid } from "../scalars.ts";

/** A named group of designs. */
export const group = z.strictObject({
  id: uuid,
  name: z.string(),
  design_count: z.int().check(z.minimum(0)),
});

/** A name for a group. */
export const groupBody = z.strictObject({ name: line(limits.groupNameMax) });

/** `GET /api/customer/groups` */
export const listGroups = defineRoute({
  id: "listGroups",
  auth: "customer",
  summary: "The customer's groups of designs, by name",
  query: z.object(pageQuery),
  answers: { 200: pageOf(group) },
  errors: [],
});

/** `POST /api/customer/groups` */
export const createGroup = defineRoute({
  id: "createGroup",
  auth: "customer",
  summary: "Create a group",
  body: groupBody,
  answers: { 201: group },
  errors: [],
});

/** `PATCH /api/customer/groups/{id}` */
export const renameGroup = defineRoute({
  id: "renameGroup",
  auth: "customer",
  summary: "Rename a group",
  params: ids("id"),
  body: groupBody,
  answers: { 200: group },
  errors: [],
});

/** `DELETE /api/customer/groups/{id}` */
export const deleteGroup = defineRoute({
  id: "deleteGroup",
  auth: "customer",
  summary: "Delete an empty group",
  params: ids("id"),
  answers: { 204: null },
  errors: ["group_not_empty"],
});
