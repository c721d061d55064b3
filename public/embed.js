/**
 * Shows Sealwright's portal in your page; see docs/embed.md.
 *
 *   const check = Sealwright.mount(element, {
 *     merchantId, sessionToken, // or apiKey, which every visitor could read
 *     getFreshToken: async () => "…", // asked when the session ends
 *     onEvent: ({ type, payload }) => {}, // "ready", "saq-submitted", …
 *     baseUrl, theme, locale, title, texts: { loading, failed, retry },
 *   });
 *   check.update({ theme: "dark" });
 *   check.destroy();
 */
{
  const PREFIX = "sealwright:";
  const SILENT_MS = 20000;
  const MOST_TRIES = 3;
  const script = document.currentScript;
  const TEXTS = {
    title: "Card security check",
    loading: "Loading …",
    failed: "This cannot be shown here.",
    retry: "Try again",
  };

  class Check {
    constructor(element, options) {
      this.options = options;
      this.texts = { ...TEXTS, ...options.texts };
      this.base = new URL(options.baseUrl ? `${options.baseUrl}/` : script.src, location.href);
      this.note = document.createElement("p");
      this.note.setAttribute("role", "status");
      this.frame = document.createElement("iframe");
      this.frame.title = options.title || this.texts.title;
      // Tells the portal whom it may talk to.
      this.frame.referrerPolicy = "origin";
      this.receive = this.receive.bind(this);
      addEventListener("message", this.receive);
      element.append(this.note, this.frame);
      this.load();
    }

    load() {
      const { merchantId, sessionToken, theme, locale } = this.options;
      const url = new URL("./portal/embed", this.base);
      // A key never stands in an address: the page asks for it.
      for (const [name, value] of Object.entries({ merchantId, sessionToken, theme, locale })) {
        if (value) url.searchParams.set(name, value);
      }
      this.tries = 0;
      this.note.hidden = false;
      this.note.textContent = this.texts.loading;
      // Laid out, or it had no height to tell.
      this.frame.style = "display:block;width:100%;border:0;height:1px;opacity:0";
      this.frame.src = url;
      clearTimeout(this.timer);
      // A refused frame looks like a loaded one: only silence tells.
      this.timer = setTimeout(() => this.fail(), SILENT_MS);
    }

    tell(type, payload) {
      this.options.onEvent?.({ type, payload });
    }

    fail() {
      const again = document.createElement("button");
      again.type = "button";
      again.textContent = this.texts.retry;
      again.onclick = () => this.load();
      this.note.replaceChildren(`${this.texts.failed} `, again);
      this.tell("error", { code: "NO_ANSWER" });
    }

    send(message) {
      const payload = { merchantId: this.options.merchantId, ...message };
      const data = { type: `${PREFIX}configure`, version: 1, payload };
      // It may be a credential: to the portal's origin alone.
      this.frame.contentWindow?.postMessage(data, this.base.origin);
    }

    /** Hands over a credential; false without. */
    supply() {
      const { apiKey, getFreshToken } = this.options;
      this.tries += 1;
      if (this.tries > MOST_TRIES || !(apiKey || getFreshToken)) return false;
      Promise.resolve(apiKey || getFreshToken())
        .then((credential) => this.send({ [apiKey ? "apiKey" : "sessionToken"]: credential }))
        .catch(() => this.tell("error", { code: "NO_FRESH_TOKEN" }));
      return true;
    }

    show() {
      this.note.hidden = true;
      this.frame.style.opacity = 1;
    }

    receive({ source, origin, data }) {
      if (source !== this.frame.contentWindow || origin !== this.base.origin) return;
      if (!data?.type?.startsWith?.(PREFIX)) return;
      clearTimeout(this.timer);
      const type = data.type.slice(PREFIX.length);
      this.react(type, data.payload);
      this.tell(type, data.payload);
    }

    react(type, { height, code, step }) {
      const { frame } = this;
      const expiring = type === "session-expiring";
      if (type === "resize") frame.style.height = `${height}px`;
      // A step that goes on, further than before, stays where the merchant reads.
      const left = this.step && type === "step-changed" && step !== this.step;
      if (left && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
      this.step = step ?? this.step;
      if (expiring || type === "ready") this.tries = 0;
      const supplied = (expiring || /_CREDENTIALS$/.test(code)) && this.supply();
      if (type === "ready" || (type === "error" && !supplied)) this.show();
    }

    update(changes) {
      Object.assign(this.options, changes);
      const { title, locale, theme, apiKey, sessionToken } = changes;
      if (title) this.frame.title = title;
      if (locale) this.load();
      else this.send({ theme, apiKey, sessionToken });
    }

    destroy() {
      clearTimeout(this.timer);
      removeEventListener("message", this.receive);
      this.note.remove();
      this.frame.remove();
    }
  }

  window.Sealwright = {
    mount(element, options) {
      const check = new Check(element, { ...options });
      return { update: (changes) => check.update(changes), destroy: () => check.destroy() };
    },
  };
}
