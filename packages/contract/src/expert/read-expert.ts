import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { expertView, serviceBarcode } from "./fields.ts";

export const readExpert = endpoint({
  method: "GET",
  path: "/expert/detail",
  summary: "One expert service of mine",
  query: z.strictObject({ serviceBarcode }),
  data: expertView,
  refusals: ["EXPERT_NOT_FOUND"],
});
