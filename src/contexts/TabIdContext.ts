import * as React from 'react';

/** The start of the ids of the tabs and panels of a `Tabs`; unique on the page. */
export const TabIdContext = React.createContext('');
