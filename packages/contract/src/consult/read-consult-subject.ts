import { endpoint } from "../endpoint.ts";
import { consultSubject, subjectView } from "./fields.ts";

export const readConsultSubject = endpoint({
  method: "GET",
  path: "/consult/subject",
  summary: "The thing a question is about to be asked about",
  query: consultSubject,
  data: subjectView,
  refusals: ["CONSULT_SUBJECT_NOT_FOUND"],
});
