import * as React from 'react';
import {Crud} from '@toolpad/core/Crud';
import {useLanguage} from './LanguageContext';
import {createRoundSource, NEW_ROUND, type Round} from './rounds';

const LIST = {list: {dataGrid: {disableColumnFilter: true, hideFooter: true}}};

export function RoundsPage() {
  const {texts} = useLanguage();
  const source = React.useMemo(() => createRoundSource(texts), [texts]);
  return (
    <Crud<Round>
      dataSource={source}
      rootPath="/rounds"
      defaultValues={NEW_ROUND}
      slotProps={LIST}
    />
  );
}
