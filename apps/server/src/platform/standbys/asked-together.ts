/**
 * One question for everybody who wants to know: it is always asked after whoever gets its answer came. Who comes while one is under way
 * shares the next, so that however many come there is one at a time.
 */
export function askedTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let current: Promise<Answer> | null = null;
  let next: Promise<Answer> | null = null;

  function begin(): Promise<Answer> {
    const asked = ask();
    const over = () => {
      if (current === asked) current = null;
    };
    asked.then(over, over);
    current = asked;
    return asked;
  }

  function following(asked: Promise<Answer>): Promise<Answer> {
    const beginNext = () => {
      next = null;
      return begin();
    };
    return asked.then(beginNext, beginNext);
  }

  return () => {
    if (!current) return begin();
    next ??= following(current);
    return next;
  };
}
