import * as React from 'react';

/** Whether a block of code stands in tabs; its copy button then says "Copied" for longer. */
export const TabbedContext = React.createContext(false);
