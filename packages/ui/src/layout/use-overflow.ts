import { type RefObject, useEffect, useState } from "react";

/** Whether what an element holds is larger than the element, now and after either of them changed its size. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  // After every drawing: what was drawn may be other children than those observed so far.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    });
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  });
  return overflows;
}
