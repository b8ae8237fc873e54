import * as z from "zod/mini";
import { centimetres, text } from "../../fields.ts";

export const courierNumber = text(40, 4);
export const sidesCm = z.tuple([centimetres, centimetres, centimetres]);
