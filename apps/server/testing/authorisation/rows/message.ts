import { owner, type Rows, user } from "../row.ts";

export const messageRows: Rows = {
  "GET /api/message/msg-type-count": user,
  "GET /api/message/preferences": user,
  "POST /api/message/set-preference": user,
  "GET /api/message/push/devices": user,
  "POST /api/message/push/add-device": user,
  "POST /api/message/push/remove-device": owner(({ pushDeviceId }) => ({ body: { id: pushDeviceId } })),
  "POST /api/message/mail-events": { access: "signature" },
  "POST /api/message/unsubscribe": { access: "signature" },
  "POST /api/message/msg-type-list": user,
  "GET /api/message/msg-count": user,
  "POST /api/message/setmsgread": owner(({ msgId }) => ({ body: { msgId } })),
  "GET /api/user/message/delete-read-all-msg": owner(({ msgId }) => ({ query: { id: msgId } })),
};
