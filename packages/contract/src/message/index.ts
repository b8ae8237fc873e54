export { deleteMessages } from "./delete-messages.ts";
export {
  type MessageChannel,
  type MessageType,
  messageTypes,
  type PreferenceKind,
  preferenceKinds,
} from "./fields.ts";
export { messageCount } from "./message-count.ts";
export { messageList } from "./message-list.ts";
export { messageTypeCount } from "./message-type-count.ts";
export { addPushDevice } from "./push/add-push-device.ts";
export { listPushDevices } from "./push/list-push-devices.ts";
export { removePushDevice } from "./push/remove-push-device.ts";
export { readPreferences } from "./read-preferences.ts";
export { receiveMailEvents } from "./receive-mail-events.ts";
export { setMessageRead } from "./set-message-read.ts";
export { setPreference } from "./set-preference.ts";
export { unsubscribe } from "./unsubscribe.ts";
