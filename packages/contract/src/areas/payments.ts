import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";

/** `POST /api/payments/{provider}/webhook` */
export const paymentWebhook = defineRoute({
  id: "paymentWebhook",
  auth: "none",
  summary: "The provider's own signed notification; safe to repeat, in any order",
  params: z.object({ provider: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)) }),
  rawBody: true,
  answers: { 204: null },
  errors: ["invalid_signature"],
});
