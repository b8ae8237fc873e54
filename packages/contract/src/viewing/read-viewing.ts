import { endpoint } from "../endpoint.ts";
import { viewingFields } from "./viewing-fields.ts";

export const readViewing = endpoint({
  method: "GET",
  path: "/viewing",
  summary: "Whose pages these are, in whose hands, and until when",
  data: viewingFields,
});
