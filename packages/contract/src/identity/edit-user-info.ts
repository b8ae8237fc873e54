import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { fileId, text, warehouseId } from "../fields.ts";
import { userNameField } from "./fields.ts";

export const editUserInfo = endpoint({
  method: "POST",
  path: "/user/info/edit",
  summary: "Changes names, picture or preferred warehouse",
  body: z.strictObject({
    userName: z.optional(userNameField),
    nickName: z.optional(text(30, 0)),
    avatarFileId: z.optional(z.nullable(fileId)),
    warehouseId: z.optional(warehouseId),
  }),
  data: z.null(),
  refusals: ["NOT_FOUND", "WAREHOUSE_CLOSED", "WAREHOUSE_NOT_FOUND"],
  repeats: "sets",
});
