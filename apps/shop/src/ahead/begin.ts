// A page that came as it looks is seen before its code is fetched: on a slow line its pictures and its face would else wait for that.

/** Pictures of the first view may take so long before the code no longer waits for them. */
const patienceMs = 1000;

/** After the picture of the page that a phone is about to draw; at once where nothing is drawn (a tab in the background). */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function pictured(): Promise<unknown> {
  const shown = [...document.images].filter((picture) => !picture.complete && picture.getBoundingClientRect().top < innerHeight);
  return Promise.race([
    Promise.allSettled(shown.map((picture) => picture.decode())),
    new Promise((done) => setTimeout(done, patienceMs)),
  ]);
}

async function begin(): Promise<void> {
  await painted();
  await pictured();
  const [entry, ...files]: string[] = JSON.parse(document.getElementById("code")?.textContent ?? "[]");
  for (const href of [entry, ...files]) {
    if (href === undefined) continue;
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, crossOrigin: "" });
    document.head.append(link);
  }
  // The libraries are read first, for a phone to draw a picture before it goes on with the app.
  const base = files.find((file) => file.includes("/base-"));
  if (base !== undefined) await import(/* @vite-ignore */ base);
  await new Promise((next) => setTimeout(next));
  if (entry !== undefined) await import(/* @vite-ignore */ entry);
}

void begin();
