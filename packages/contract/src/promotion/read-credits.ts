import { endpoint } from "../endpoint.ts";
import { creditsView } from "./fields.ts";

/** Credits and when those held now end. */
export const readCredits = endpoint({
  method: "GET",
  path: "/user/credits",
  summary: "My credits, the most for a parcel, and when they end",
  data: creditsView,
});
