import { exceptionKinds } from "@sihai/domain/claim";
import * as z from "zod/mini";

export const exceptionKind = z.enum(exceptionKinds);
