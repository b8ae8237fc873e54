export { assignSubject } from "./assign-subject.ts";
export { listColleagues } from "./list-colleagues.ts";
export { readMarks } from "./read-marks.ts";
export { readNotes } from "./read-notes.ts";
export { strikeNote } from "./strike-note.ts";
export { writeNote } from "./write-note.ts";
