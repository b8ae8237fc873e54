import { exceptionKinds } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { parcelState } from "./fields.ts";

export const exceptionKind = z.enum(exceptionKinds);

export const moved = z.object({ packageId: z.string(), state: parcelState });
