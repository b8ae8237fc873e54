import { text } from "../../fields.ts";

export const courierNumber = text(40, 4);
