import { isShelf } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { text } from "./fields.ts";

/** The place on a shelf that something is put on, scanned or typed: a number scanned into its field by mistake is none. */
export const shelfPlace = text(20).check(z.refine(isShelf));
