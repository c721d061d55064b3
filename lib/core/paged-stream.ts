// A file that is read page by page, no faster than its reader takes it: nothing is held while he is slow,
// and a reader who takes nothing for too long is cut off.

/** The most bytes handed over at once: a slow reader must be seen to take them. */
const PIECE_BYTES = 64 * 1024;

/** How a stream treats its reader. */
export interface ReaderRules {
  /** The longest that a reader may take nothing, in milliseconds. */
  readonly patienceMs: number;
  /** Told once, when the reader is done, has left, or was cut off. */
  readonly onEnd?: () => void;
}

/** The stream of these pages; `nextPage` answers null behind the last one. Nothing is read before its reader asks. */
export function pagedStream(
  nextPage: () => Promise<Uint8Array | null>,
  { patienceMs, onEnd }: ReaderRules,
): ReadableStream<Uint8Array> {
  let page = new Uint8Array();
  let timer: NodeJS.Timeout | undefined;
  let over = false;
  const end = () => {
    clearTimeout(timer);
    if (!over) onEnd?.();
    over = true;
  };
  const wait = (controller: ReadableStreamDefaultController) => {
    timer = setTimeout(() => {
      end();
      controller.error(new Error("the reader took nothing for too long"));
    }, patienceMs);
    timer.unref();
  };
  const fill = async () => {
    while (page.length === 0) {
      const next = await nextPage();
      if (!next) return false;
      page = new Uint8Array(next);
    }
    return true;
  };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    const more = await fill().catch((error) => {
      end();
      throw error;
    });
    if (over) return;
    if (!more) {
      end();
      controller.close();
      return;
    }
    controller.enqueue(page.subarray(0, PIECE_BYTES));
    page = page.subarray(PIECE_BYTES);
    wait(controller);
  };
  return new ReadableStream({ start: wait, pull, cancel: end }, { highWaterMark: 0 });
}

/** The stream of bytes that are at hand. */
export function streamOfBytes(bytes: Uint8Array, rules: ReaderRules): ReadableStream<Uint8Array> {
  let left: Uint8Array | null = bytes;
  const once = async () => {
    const page = left;
    left = null;
    return page;
  };
  return pagedStream(once, rules);
}
