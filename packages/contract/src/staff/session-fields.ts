import { staffPermissions } from "@sihai/domain/staff";
import * as z from "zod/mini";
import { id } from "../fields.ts";

export const staffRecord = z.object({ staffId: id, name: z.string(), permissions: z.array(z.enum(staffPermissions)) });
