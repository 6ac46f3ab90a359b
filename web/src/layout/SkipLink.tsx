// The first stop of the keyboard: past the navigation.

export const SkipLink = () => (
  <a
    href="#main"
    className="absolute left-3 top-[-100px] z-50 rounded-[14px] bg-ink px-5 py-3 font-bold text-paper focus:top-3"
  >
    Skip to the page
  </a>
);
