import {Crud} from '@toolpad/core/Crud';
import {beanSource, NEW_BEAN, type Bean} from '../beans';

export function BeansPage() {
  return (
    <Crud<Bean>
      dataSource={beanSource}
      rootPath="/beans"
      initialPageSize={25}
      defaultValues={NEW_BEAN}
      slotProps={{list: {dataGrid: {disableColumnFilter: true}}}}
    />
  );
}
