import type { TimelineSubject } from "./timeline.store.ts";

type Path = {
  /** What has the history, as a person names it: "a return". */
  of: string;
  /** The steps as a query of `user_id, subject_id, seq, from_state, to_state`. */
  steps: string;
  /** What has one as a query of `user_id, id, state`. */
  subjects: string;
  /** Where a history may begin. */
  starts: readonly string[];
  /** From where it may go where; several where one kind of history follows several tables. */
  transitions: readonly Readonly<Record<string, readonly string[]>>[];
};

/** Rule M8 as queries that must return no row: a history follows its transition table step by step, and ends where its subject stands. */
export function historyInvariants({ of, steps, subjects, starts, transitions }: Path): Record<string, string> {
  const pairs = transitions.flatMap((table) =>
    Object.entries(table).flatMap(([from, next]) => next.map((to) => `('${from}','${to}')`)),
  );
  return {
    [`M8 the history of ${of} is a path of its transition table, without gaps`]: `
      select user_id, subject_id, seq, from_state, to_state from (
        select t.*, lag(seq) over history as before_seq, lag(to_state) over history as before_state from (${steps}) t
        window history as (partition by user_id, subject_id order by seq)) step
      where seq <> coalesce(before_seq, 0) + 1 or from_state is distinct from before_state
        or (from_state is null and to_state not in (${starts.map((state) => `'${state}'`).join(",")}))
        or (from_state is not null and (from_state, to_state) not in (${pairs.join(",")}))`,
    [`M8 ${of} stands where its history ends`]: `
      select s.user_id, s.id, s.state, last.to_state from (${subjects}) s
      left join (select distinct on (user_id, subject_id) user_id, subject_id, to_state from (${steps}) t
        order by user_id, subject_id, seq desc) last on last.user_id = s.user_id and last.subject_id = s.id
      where s.state is distinct from last.to_state`,
  };
}

type Subjects = Omit<Path, "steps" | "subjects"> & {
  kind: TimelineSubject;
  /** The tables the subjects stand in, each with `user_id`, `id` and `state`. */
  tables: readonly string[];
};

/** The same for a kind of subject whose steps are kept in the timeline. */
export function timelineInvariants({ kind, tables, ...path }: Subjects): Record<string, string> {
  const steps = `select user_id, subject_id, seq, from_state, to_state from timeline where subject_kind = '${kind}'`;
  const subjects = tables.map((table) => `select user_id, id, state from ${table}`).join(" union all ");
  return historyInvariants({ ...path, steps, subjects });
}
