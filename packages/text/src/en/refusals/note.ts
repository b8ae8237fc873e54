import type { noteRefusals } from "@sihai/contract/note/refusals";

export const noteSentences = {
  NOTE_SUBJECT_NOT_FOUND: "There is no such customer, order, item or parcel, or your role doesn’t show it",
  NOTE_NOT_FOUND: "This note was struck already, or isn’t there",
  NOTE_OF_COLLEAGUE: "{by} wrote this note and alone can strike it",
  COLLEAGUE_NOT_FOUND: "This colleague has left, or their role can’t look after it",
  ASSIGNED_MEANWHILE: "Somebody was faster (now with: {to}). Nothing was changed. Please look again",
  ASSIGNMENT_UNCHANGED: "That is who looks after it already",
} as const satisfies Record<keyof typeof noteRefusals, string>;
